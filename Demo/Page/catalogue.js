"use strict";
/* The phones of the page: each plays while it is in sight, and shows the instant below the pointer. */

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");
const frame = 1000 / 60;
let speed = 1;
let isDark = night.matches;

/* Tapes that were asked for, by name. A script is loaded where a request would not be allowed: from a file. */
const tapes = new Map();
const waiting = new Map();

function tape(name, text) {
  waiting.get(name)?.(text);
  waiting.delete(name);
}

function load(name) {
  if (!tapes.has(name)) {
    tapes.set(name, new Promise((resolve, reject) => {
      waiting.set(name, resolve);
      const script = document.createElement("script");
      script.src = `tapes/${name}.js`;
      script.onerror = () => reject(new Error(`There is no tape ${name}.`));
      document.head.append(script);
    }).then(unpack));
  }
  return tapes.get(name);
}

/* Returns a recording for each appearance. In dark mode only what is different is told. */
async function unpack(text) {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const light = JSON.parse(await new Response(stream).text());
  light.bars.forEach(bar => bar.file = `pictures/${bar.file}`);
  return { light, dark: Tape.merged(light, light.dark) };
}

/* A picture that is decoded at its first sight would be missing for a frame. */
const decode = files => Promise.all(files.map(file => {
  const image = new Image();
  image.src = file;
  return image.decode().catch(() => {});
}));

class Phone {
  constructor(box) {
    this.box = box;
    this.name = box.dataset.tape;
    this.shell = box.querySelector(".shell");
    this.glass = box.querySelector(".glass");
    this.stage = box.querySelector(".stage");
    this.slider = box.querySelector("input");
    this.button = box.querySelector(".play");
    this.time = 0;
    this.isInSight = false;
    this.isPaused = calm.matches;
    this.isScrubbed = false;
    this.isHeld = false;
    this.rest = 0;
    this.slider.addEventListener("input", () => {
      this.pause(true);
      this.seek(this.slider.value * frame);
    });
    this.button.addEventListener("click", () => this.pause(!this.isPaused));
    this.shell.addEventListener("pointerdown", event => this.start = event.clientX);
    this.shell.addEventListener("pointermove", event => this.scrub(event));
    this.shell.addEventListener("pointercancel", () => this.isScrubbed = false);
    this.shell.addEventListener("pointerleave", event => this.leave(event));
    this.shell.addEventListener("click", () => this.tap());
    new ResizeObserver(() => this.fit()).observe(this.shell);
    this.pause(this.isPaused);
  }

  async prepare() {
    const appearance = isDark ? "dark" : "light";
    if (this.appearance === appearance) return;
    this.appearance = appearance;
    const data = (await load(this.name))[appearance];
    const files = data.pictures.map(file => `pictures/${file}`);
    await decode([...files, ...data.bars.map(bar => bar.file)]);
    if (this.appearance !== appearance) return;
    this.tape = new Tape(data);
    this.stage.replaceChildren();
    const layers = element("layers");
    this.stage.append(layers);
    this.screen = new Screen(layers, files);
    this.fit();
    this.overlay = new Overlay(this.stage, data.bars);
    this.slider.max = Math.round(data.duration / frame);
    this.box.classList.add("ready");
    this.seek(this.time || (this.isPaused ? data.poster : 0));
  }

  fit() {
    if (!this.tape) return;
    const scale = this.glass.clientWidth / this.tape.size[0];
    this.stage.style.transform = `scale(${scale})`;
    this.screen.pixels = scale * devicePixelRatio;
  }

  seek(time) {
    if (!this.tape) return;
    this.time = Math.max(0, Math.min(time, this.tape.duration));
    this.screen.show(this.tape.state(this.time));
    const [, bars, spots] = this.tape.looks[Tape.last(this.tape.looks, this.time)];
    this.overlay.show(bars, spots);
    const value = Math.round(this.time / frame);
    if (document.activeElement !== this.slider || +this.slider.value !== value) this.slider.value = value;
    this.slider.setAttribute("aria-valuetext", `${(this.time / 1000).toFixed(2)} s`);
  }

  /* Lets time pass, unless somebody holds it. */
  play(milliseconds) {
    if (!this.tape || !this.isInSight || this.isPaused || this.isScrubbed) return;
    if (this.time < this.tape.duration) {
      this.seek(this.time + milliseconds);
      if (this.time >= this.tape.duration) this.rest = 900;
    } else if ((this.rest -= milliseconds) <= 0) {
      this.restart();
    }
    this.count = (this.count ?? 0) + 1;
  }

  /* Holds the instant below the pointer, or plays on. */
  tap() {
    this.isHeld = this.isScrubbed && !this.isHeld;
    this.isScrubbed = false;
    this.pause(this.isHeld || !this.isPaused);
  }

  /* What plays on by itself is not where it was: it dissolves into its beginning. */
  restart() {
    if (this.tape.dissolves) {
      const last = this.stage.cloneNode(true);
      last.classList.add("last");
      this.glass.append(last);
      last.animate([{ opacity: 1 }, { opacity: 0 }], 400).onfinish = () => last.remove();
    }
    this.seek(0);
  }

  pause(isPaused) {
    this.isPaused = isPaused;
    this.isHeld &&= isPaused;
    this.button.textContent = isPaused ? "Play" : "Pause";
    this.button.setAttribute("aria-label", `${isPaused ? "Play" : "Pause"} ${this.name}`);
    if (!isPaused && this.tape && this.time >= this.tape.duration) this.seek(0);
  }

  /* A pointer that goes lets the phone play on. A finger leaves it at the instant that it has chosen. */
  leave(event) {
    if (this.isScrubbed && event.pointerType !== "mouse") this.pause(true);
    this.isScrubbed = false;
  }

  step(count) {
    this.pause(true);
    this.isScrubbed = false;
    this.seek((Math.round(this.time / frame) + count) * frame);
  }

  scrub(event) {
    const isMouse = event.pointerType === "mouse";
    if (!this.tape || isMouse && this.isHeld || !isMouse && !event.buttons) return;
    // A tap moves a little.
    if (!isMouse && !this.isScrubbed && Math.abs(event.clientX - this.start) < 6) return;
    const box = this.shell.getBoundingClientRect();
    this.isScrubbed = true;
    this.seek((event.clientX - box.left) / box.width * this.tape.duration);
  }
}

const phones = new Map();
const sight = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    const phone = phones.get(target);
    phone.isInSight = isIntersecting;
    if (isIntersecting) phone.prepare().catch(error => target.dataset.error = error.message);
  }
}, { rootMargin: "80px" });

let last = 0;
function refresh(now) {
  const passed = Math.min(now - last, 100) * speed;
  last = now;
  for (const phone of phones.values()) phone.play(passed);
  requestAnimationFrame(refresh);
}

function setDark(value) {
  isDark = value;
  document.documentElement.dataset.appearance = isDark ? "dark" : "light";
  document.querySelector("#dark").checked = isDark;
  for (const phone of phones.values()) if (phone.isInSight) phone.prepare();
}

const cards = [...document.querySelectorAll(".card")];
/* What is said to those who search for something else than a film. */
const answers = [...document.querySelectorAll(".answer")];
const sections = [...document.querySelectorAll("section")];
const bar = document.querySelector(".bar-of-controls");
const nav = document.querySelector("nav");
const link = section => nav.querySelector(`[href="#${section.id}"]`);

/* Words without signs, and without those that say nothing. One with a hyphen counts in parts and as a whole. */
const dull = new Set(["a", "and", "by", "for", "from", "in", "of", "on", "the", "to", "with"]);
const words = text => text.toLowerCase().split(/[^a-z0-9-]+/)
  .flatMap(word => word.includes("-") ? [...word.split("-"), word.replaceAll("-", "")] : [word])
  .filter(word => word && !dull.has(word));

/* Returns the cards that a text means: those with these words beside each other, or else with all of them, or else with
   words that begin like them, at last in their code. One whose name it is comes first. */
function hits(text) {
  const asked = words(text.replaceAll("-", " "));
  const joined = asked.join("");
  const known = card => words(card.dataset.words);
  const code = card => words([...card.querySelectorAll("code > span")]
    .map(line => line.textContent).filter(line => !line.trim().startsWith("//")).join(" "));
  const begins = list => asked.every(query => list.some(word => word.startsWith(query)));
  const searches = [
    card => ` ${known(card).join(" ")} `.includes(` ${asked.join(" ")} `) || known(card).includes(joined),
    card => asked.every(query => known(card).includes(query)),
    card => begins(known(card)),
    card => begins([...known(card), ...code(card)]),
  ];
  const isNamed = card => card.id === `${text.trim().toLowerCase()}-card`;
  for (const search of searches) {
    const found = cards.filter(search);
    if (found.length) return found.sort((one, other) => isNamed(other) - isNamed(one));
  }
  return [];
}

/* Returns what is said to a text, if each of its words is one of an answer's, or the beginning of one. */
function answer(text) {
  const asked = words(text);
  const isKnown = list => asked.every(query => list.some(word => word === query || query.length > 3 && word.startsWith(query)));
  return asked.length ? answers.find(({ dataset }) => isKnown(words(dataset.words))) : undefined;
}

/* Where the page was before it was searched. */
let origin;

function search(text) {
  const isAsked = words(text).length > 0;
  const said = answer(text);
  const found = said ? [] : isAsked ? hits(text) : cards;
  document.querySelector("#swiftui").hidden = said?.id !== "swiftui";
  for (const card of cards) card.hidden = !found.includes(card);
  for (const section of sections) {
    section.hidden = !section.querySelector(".card:not([hidden])");
    link(section).hidden = section.hidden;
  }
  const count = found.length + (said ? 1 : 0);
  document.querySelector("#nothing").hidden = count > 0;
  document.querySelector("#found").textContent = isAsked ? `${count || "Nothing"} found` : "";
  if (isAsked) {
    origin ??= scrollY;
    show(said ?? found[0] ?? document.querySelector("#nothing"));
  } else if (origin !== undefined) {
    scrollTo(0, origin);
    origin = undefined;
  }
  mark();
}

/* Brings a card in sight, with its section's title where it is the first one. The focus stays where it is. */
function show(card) {
  const { top } = card.getBoundingClientRect();
  if (top >= bar.getBoundingClientRect().bottom && top < innerHeight / 2) return;
  const section = card.closest("section");
  const isFirst = section?.querySelector(".card:not([hidden])") === card;
  (isFirst ? section : card).scrollIntoView();
}

/* Marks the section in sight. The last ones do not reach the bar: there it is the one that was asked for. */
function mark() {
  const shown = sections.filter(section => !section.hidden);
  const top = section => section.getBoundingClientRect().top;
  const line = bar.getBoundingClientRect().bottom + 80;
  let current = shown.findLast(section => top(section) <= line);
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 2) {
    current = shown.find(section => `#${section.id}` === location.hash && top(section) < innerHeight) ?? shown.at(-1);
  }
  const marked = nav.querySelector("[aria-current]");
  const next = current ? link(current) : null;
  if (next === marked) return;
  marked?.removeAttribute("aria-current");
  next?.setAttribute("aria-current", "true");
  nav.scrollLeft = next ? next.offsetLeft - (nav.clientWidth - next.offsetWidth) / 2 : 0;
}

async function copy(button) {
  const code = button.closest("details, article, .install").querySelector("code");
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // From a file there may be no clipboard: the text is selected, and copied as by hand.
    const range = document.createRange();
    range.selectNodeContents(code);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    isCopied = document.execCommand("copy");
  }
  button.textContent = isCopied ? "Copied" : "Selected";
  setTimeout(() => button.textContent = "Copy", 1500);
}

/* Counts the refreshes of three phones for two seconds. */
async function selfCheck() {
  const three = [...phones.values()].slice(0, 3);
  for (const phone of three) {
    phone.isInSight = true;
    phone.pause(false);
    await phone.prepare();
  }
  await new Promise(requestAnimationFrame);
  const first = performance.now();
  const before = three.map(phone => phone.count ?? 0);
  await new Promise(resolve => setTimeout(resolve, 2000));
  const seconds = (performance.now() - first) / 1000;
  const rates = three.map((phone, index) => Math.round(((phone.count ?? 0) - before[index]) / seconds));
  const report = document.createElement("pre");
  report.id = "report";
  report.textContent = `first phone moves after ${Math.round(first)} ms; refreshes a second: ${rates.join(", ")}`;
  document.body.prepend(report);
  document.title = "checked";
}

function start() {
  for (const box of document.querySelectorAll(".phone")) {
    phones.set(box, new Phone(box));
    sight.observe(box);
  }
  document.querySelector("#dark").addEventListener("change", event => setDark(event.target.checked));
  night.addEventListener("change", () => setDark(night.matches));
  const field = document.querySelector("#search");
  field.addEventListener("input", () => search(field.value));
  for (const button of document.querySelectorAll("#nothing button")) {
    button.addEventListener("click", () => {
      field.value = button.textContent;
      field.focus();
      search(field.value);
    });
  }
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`);
    mark();
  }).observe(bar);
  addEventListener("scroll", mark, { passive: true });
  for (const button of document.querySelectorAll("[name=speed]")) {
    button.addEventListener("change", () => speed = +button.value);
  }
  for (const button of document.querySelectorAll(".copy")) {
    button.addEventListener("click", () => copy(button));
  }
  document.addEventListener("keydown", event => {
    if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest("input:not([type=range])")) {
      event.preventDefault();
      field.focus();
      field.select();
    }
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!steps || event.target.closest("input, nav")) return;
    const box = document.querySelector(".phone:has(:focus-visible)")
      ?? document.querySelector(".phone:hover, .phone:focus-within");
    if (!box) return;
    phones.get(box).step(steps);
    event.preventDefault();
  });
  setDark(isDark);
  requestAnimationFrame(now => {
    last = now;
    refresh(now);
  });
  const [, name, time] = location.hash.match(/^#([\w-]+)@(\d+)$/) ?? [];
  const box = name && document.querySelector(`.card .phone[data-tape="${name}"]`);
  if (box) {
    const phone = phones.get(box);
    phone.pause(true);
    phone.time = +time;
    box.closest(".card")?.scrollIntoView();
  }
  if (location.hash === "#selfcheck") selfCheck();
}

start();
