extension CataloguePage {
  static var style: String {
    """

    :root { color-scheme: light dark; --page: #f2f2f7; --card: #fff; --fill: #eeeef0; --ink: #000;
      --soft: #6c6c70; --tint: #0066cc; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #000; --card: #1c1c1e; --fill: #2c2c2e; --ink: #fff; --soft: #98989f;
        --tint: #4da3ff; }
      /* The films themselves are dark then. */
      .dark { display: none; }
    }
    body { margin: 0; padding: 48px 24px; background: var(--page); color: var(--ink);
      font: 17px/1.45 -apple-system, "Inter", "Segoe UI", sans-serif; }
    header, main { max-width: 1120px; margin: 0 auto; }
    h1 { font-size: 34px; margin: 0 0 4px; letter-spacing: -0.02em; }
    h2 { font-size: 24px; margin: 0; }
    h2, code { font-family: ui-monospace, "SF Mono", Menlo, monospace; }
    header p, .text > p, figcaption { color: var(--soft); margin: 0; }
    main { display: grid; gap: 24px; margin-top: 32px; }
    article { display: grid; grid-template-columns: 300px minmax(0, 1fr); gap: 32px; padding: 28px;
      background: var(--card); border-radius: 22px; }
    article.wide { grid-template-columns: minmax(0, 1fr); }
    .film, figure { display: flex; flex-direction: column; align-items: center; gap: 12px; }
    picture { display: block; max-width: 100%; }
    picture img { display: block; max-width: 100%; height: auto; }
    .hero { display: flex; justify-content: center; margin: 24px 0 0; }
    .strip img { display: block; width: 100%; margin-top: 18px; border-radius: 12px;
      object-fit: cover; object-position: top; }
    .variants { display: flex; flex-wrap: wrap; gap: 24px; margin-top: 24px; }
    .variants:empty { display: none; }
    figure { margin: 0; }
    figcaption { font-size: 14px; text-align: center; }
    figcaption code { font-size: 12px; color: var(--ink); overflow-wrap: anywhere; }
    button { font: 600 15px/1 inherit; font-family: inherit; color: var(--tint);
      background: var(--fill); border: 0; border-radius: 99px; padding: 9px 16px; cursor: pointer; }
    figure button { font-size: 13px; padding: 7px 12px; }
    button:focus-visible, a:focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; }
    @media (max-width: 760px) {
      body { padding: 28px 12px; }
      article { grid-template-columns: minmax(0, 1fr); gap: 20px; padding: 20px; }
    }

    """
  }

  /// Restarts a moving picture, which happens when it is loaded from a new address.
  static var script: String {
    """

    const anew = address => address.split("?")[0] + "?" + Date.now();
    for (const button of document.querySelectorAll("button")) {
      button.addEventListener("click", () => {
        const picture = button.previousElementSibling;
        for (const source of picture.querySelectorAll("source")) source.srcset = anew(source.srcset);
        const film = picture.querySelector("img");
        film.src = anew(film.src);
      });
    }

    """
  }
}
