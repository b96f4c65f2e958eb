"use strict";
/* The page tests itself: it makes pointers, looks at the elements, and reports to the server, whose process then ends. */

(async () => {
  const lines = [];
  let passed = true;
  const glass = find("glass");
  const frames = async count => { while (count--) await new Promise(requestAnimationFrame); };

  function expect(isTrue, text) {
    if (!isTrue) passed = false;
    lines.push(`${isTrue ? "ok  " : "FAIL"} ${text}`);
  }

  /* A pointer at a point of the phone's screen. */
  function point(kind, [x, y], id = 1, type = "mouse") {
    const box = glass.getBoundingClientRect();
    const [width, height] = phone.size;
    glass.dispatchEvent(new PointerEvent(kind, {
      pointerId: id, pointerType: type, button: kind === "pointermove" ? -1 : 0, bubbles: true, cancelable: true,
      clientX: box.left + x / width * box.width, clientY: box.top + y / height * box.height,
    }));
  }

  async function until(condition, text, most = 600) {
    for (let count = 0; count < most; count += 1) {
      if (condition()) return true;
      await frames(1);
    }
    expect(false, `${text}: not reached`);
    return false;
  }

  /* Nothing moves, and the server has said so. */
  const rests = () => phone.idle > 0 && !phone.isBusy && !phone.events.length;
  const set = values => phone.ask({ k: "set", ...values });

  async function drag(places, id = 1, type = "mouse", lifts = true) {
    point("pointerdown", places[0], id, type);
    await frames(3);
    for (let index = 1; index < places.length; index += 1) {
      const [from, to] = [places[index - 1], places[index]];
      for (let step = 1; step <= 12; step += 1) {
        point("pointermove", [from[0] + (to[0] - from[0]) * step / 12, from[1] + (to[1] - from[1]) * step / 12], id, type);
        await frames(1);
      }
    }
    if (lifts) point("pointerup", places.at(-1), id, type);
  }

  /* The place of the card: the largest layer with a clip that is neither the screen nor in a row. */
  function card() {
    const box = glass.getBoundingClientRect();
    const scale = phone.size[0] / box.width;
    const found = [...phone.screen.layers.values()].filter(({ values }) =>
      values.c && values.q && values.s[0] > 250 && values.s[1] > 350 && values.s[0] < phone.size[0])
      .map(({ element }) => element.getBoundingClientRect())
      .sort((a, b) => b.width * b.height - a.width * a.height)[0];
    if (!found) return null;
    return { x: (found.left + found.width / 2 - box.left) * scale, y: (found.top + found.height / 2 - box.top) * scale,
      width: found.width * scale };
  }

  async function tap(place) {
    point("pointerdown", place);
    await frames(4);
    point("pointerup", place);
  }

  async function openCard(options = {}) {
    await set({ stage: "guide", options: { transition: "overlay", gesture: "panToEdge", ...options } });
    await until(rests, "the guide");
    const before = phone.screen.layers.size;
    await tap([195, 200]);
    await until(() => phone.screen.layers.size > before + 5, "a tapped row opens");
    return before;
  }

  try {
    await until(() => panel.device, "the settings");
    await until(rests, "the first screen", 1200);

    // A tap.
    const before = await openCard();
    expect(phone.screen.layers.size > before + 5, "a tap on a row opens a card");
    await until(rests, "the card is open");

    // A drag, slowly enough that the card is where the pointer is.
    const start = card();
    expect(start !== null, "the card is seen");
    const from = [195, start.y - 60];
    await drag([from, [205, from[1] + 90]], 1, "mouse", false);
    await until(() => !phone.isBusy && !phone.events.length, "the drag");
    await frames(3);
    const first = card();
    let worst = 0;
    for (let step = 1; step <= 20; step += 1) {
      point("pointermove", [205 + step * 2, from[1] + 90 + step * 3]);
      await until(() => !phone.events.length && !phone.isBusy, "a step of the drag");
      await frames(2);
      const now = card();
      worst = Math.max(worst, Math.hypot(now.x - first.x - step * 2, now.y - first.y - step * 3));
    }
    expect(worst <= 1, `a drag moves the card by the pointer's way: ${worst.toFixed(2)} pt off at most`);

    // Back, and caught in flight.
    point("pointerup", [245, from[1] + 150]);
    await frames(5);
    const flying = card();
    await frames(2);
    if (flying) {
      point("pointerdown", [flying.x, flying.y]);
      await frames(6);
      await until(() => !phone.isBusy, "the catch");
      const caught = card();
      await frames(10);
      const later = card();
      const moved = later && caught ? Math.hypot(later.x - caught.x, later.y - caught.y) : Infinity;
      expect(moved < 0.5, `a finger catches the card in flight: it moves by ${moved.toFixed(2)} pt`);
      // Thrown out.
      await drag([[flying.x, flying.y], [flying.x + 20, flying.y + 260]].map(place => place), 1, "mouse");
    } else {
      expect(false, "a card in flight is seen");
    }
    await until(() => phone.screen.layers.size <= before + 2, "a throw closes the card");
    expect(phone.screen.layers.size <= before + 2, "a throw closes the card");
    await until(rests, "the guide again");

    // Two fingers.
    await set({ stage: "guide", options: { transition: "spin", gesture: "pinch" } });
    await until(rests, "the guide for a pinch");
    const plain = phone.screen.layers.size;
    await tap([195, 600]);
    await until(() => phone.screen.layers.size > plain + 5, "a tap opens a screen");
    await until(rests, "the screen is open");
    const open = phone.state.roots[0];
    const middle = [195, 420];
    for (const [id, sign] of [[11, 1], [12, -1]]) point("pointerdown", [middle[0], middle[1] + sign * 180], id, "touch");
    await frames(4);
    for (let step = 1; step <= 24; step += 1) {
      for (const [id, sign] of [[11, 1], [12, -1]]) {
        point("pointermove", [middle[0], middle[1] + sign * (180 - step * 6.5)], id, "touch");
      }
      await frames(1);
    }
    for (const [id, sign] of [[11, 1], [12, -1]]) point("pointerup", [middle[0], middle[1] + sign * 24], id, "touch");
    await until(rests, "the pinch ends");
    expect(phone.state.roots[0] === open && phone.screen.layers.size <= plain + 2, "a pinch by two fingers closes the screen");

    // Speed.
    const counts = [];
    for (const speed of [1, 0.1]) {
      await set({ stage: "guide", speed, options: { transition: "slide", gesture: null } });
      await until(rests, "the guide at a speed");
      await tap([195, 600]);
      await until(() => !rests(), "the screen moves");
      // Under a finger time passes as ever: what is counted begins when it is gone.
      await until(() => !phone.events.length && !phone.isBusy, "the finger is gone");
      await frames(3);
      const begin = [phone.counts.frames, phone.time];
      await until(() => phone.time - begin[1] >= 0.3, "a third of a second", 1800);
      counts.push((phone.counts.frames - begin[0]) / (phone.time - begin[1]));
    }
    const ratio = counts[1] / counts[0];
    expect(ratio > 8 && ratio < 12, `a tenth of the speed takes ten times the frames: ${ratio.toFixed(1)}`);
    await set({ speed: 1 });

    // Rotation, and another device.
    const upright = glass.getBoundingClientRect();
    await set({ landscape: true });
    await frames(3);
    const lying = glass.getBoundingClientRect();
    expect(upright.height > upright.width && lying.width > lying.height, "the phone turns");
    expect(phone.size[0] === 844, `its screen is ${phone.size}`);
    await set({ landscape: false, pad: true });
    expect(phone.size[0] === 768, `an iPad's is ${phone.size}`);
    await set({ pad: false });

    // The past.
    await until(rests, "the phone rests");
    const length = run.end - run.start;
    showPast(Math.max(0, length - 1));
    await frames(3);
    const stood = phone.time;
    await frames(20);
    expect(run.isShown && phone.time === stood, "the phone waits while the past is looked at");
    pause(false);
    expect(!run.isShown, "and goes on");
    const page = await run.page("Run", device);
    expect(page.includes("replay({") && page.includes("data:image/webp"), `a run is saved as a page of ${Math.round(page.length / 1000)} KB`);
    const { script } = await phone.ask({ k: "script" });
    expect(script.includes("HeadlessTouchScript(["), "and as a script");

    // Another page.
    const other = new WebSocket(`ws://${location.host}/live`);
    const answer = new Promise(resolve => other.onmessage = event => resolve(JSON.parse(event.data)));
    await new Promise(resolve => other.onopen = resolve);
    other.send(JSON.stringify({ k: "hello", v: 1, hz: 60, scale: 2 }));
    expect((await answer).all === true, "a second page has the phone");
    await until(() => phone.isTaken, "the first page is told");
    await frames(2);
    expect(!find("taken").hidden, "the first page says so");
    find("take").click();
    await until(() => !phone.isTaken && find("taken").hidden, "taken back");
    const told = new Promise(resolve => other.onmessage = event => resolve(JSON.parse(event.data)));
    other.send(JSON.stringify({ k: "t", n: 1 }));
    expect((await told).taken === true, "it is taken back, and the second page is told");

    // A drag whose page goes away.
    other.send(JSON.stringify({ k: "hello", v: 1, hz: 60, scale: 2 }));
    other.send(JSON.stringify({ k: "t", n: 1, e: [["d", 0, 100, 300], ["m", 0, 100, 360]] }));
    await new Promise(resolve => setTimeout(resolve, 200));
    other.close();
    await until(() => phone.isTaken, "the first page is told again");
    await phone.hello();
    await until(rests, "a drag that lost its page is over", 3600);

    // Where no frame is shown, nothing is asked.
    const asked = phone.counts.refreshes;
    const clock = phone.time;
    phone.tick = () => {};
    await new Promise(resolve => setTimeout(resolve, location.search.includes("long") ? 10000 : 2000));
    expect(phone.counts.refreshes === asked && phone.time === clock, "without frames of the browser the clock stands");
    delete phone.tick;
    expect(problems.length === 0, `no errors and no issues${problems.map(text => `\n     ${text}`).join("")}`);

    const sorted = phone.latencies.toSorted((a, b) => a - b);
    const at = share => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    lines.push(`     pointer to DOM: ${at(0.5)} ms, p95 ${at(0.95)} ms, of ${sorted.length}; ${phone.counts.refreshes} refreshes`);
  } catch (error) {
    expect(false, `the test itself: ${error.stack ?? error}`);
  }
  await phone.ask({ k: "report", passed, lines: lines.slice(0, 200) }).catch(() => {});
})();
