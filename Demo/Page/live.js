"use strict";
/* Puts the page together. */

const night = matchMedia("(prefers-color-scheme: dark)");
const appear = () => document.documentElement.dataset.appearance = night.matches ? "dark" : "light";
night.addEventListener("change", () => {
  appear();
  followNight();
});
appear();

/* What was chosen outlives a reload, as when the program was built anew. */
const chosen = {
  isNew: sessionStorage.getItem("chosen") === null,
  get: () => JSON.parse(sessionStorage.getItem("chosen") ?? "{}"),
  add(change) {
    const all = chosen.get();
    const next = { ...all, ...change };
    if (change.stage && change.stage !== all.stage) next.options = {};
    if (change.options) next.options = { ...all.options, ...change.options };
    sessionStorage.setItem("chosen", JSON.stringify(next));
  },
};

const problems = [];
function complain(lines) {
  problems.push(...lines);
  const list = find("issues");
  for (const line of lines) list.append(tag("li", { textContent: line }));
  while (list.children.length > 6) list.firstChild.remove();
  list.hidden = !list.children.length;
}
addEventListener("error", event => complain([`The page: ${event.message}`]));
addEventListener("unhandledrejection", event => complain([`The page: ${event.reason?.message ?? event.reason}`]));

const run = new Run();
const frame = document.querySelector(".frame");
let device = null;

/* As large as the window allows, and never blurred by much. */
function fit() {
  if (!device) return;
  const [width, height] = device.size;
  const [outer, tall] = [width + 2 * device.bezel, height + 2 * device.bezel];
  find("bench").classList.toggle("broad", outer > 500);
  const column = document.querySelector(".hand").clientWidth;
  const room = Math.max(320, innerHeight - 150);
  const scale = Math.min(1.25, room / tall, column / outer);
  frame.style.setProperty("--frame", `${outer * scale}px`);
  find("stage").style.transform = `scale(${scale})`;
  phone.setPixels(scale * devicePixelRatio);
}
addEventListener("resize", () => fit());

function setDevice(next) {
  const turns = device && next.landscape !== device.landscape && next.pad === device.pad;
  const shape = ({ size, bars }) => JSON.stringify([size, bars]);
  if (!device || shape(next) !== shape(device)) {
    overlay?.remove();
    overlay = new Overlay(find("stage"), next.bars);
    overlay.show(looks.bars, looks.spots);
  }
  device = next;
  const box = find("phone");
  const [width, height] = device.size;
  const values = {
    "--size": `${width}/${height}`, "--width": `${width}px`, "--height": `${height}px`, "--bezel": device.bezel,
    "--outer": width + 2 * device.bezel, "--radius": device.radius,
  };
  for (const [name, value] of Object.entries(values)) box.style.setProperty(name, value);
  fit();
  if (turns) turn(device.landscape ? -90 : 90);
}

/* The glass has been turned already: what it shows turns upright, while the server changes its layout. */
let turning = 0;
function turn(angle) {
  const start = phone.time;
  const own = ++turning;
  const layers = find("layers");
  const step = () => {
    if (own !== turning) return;
    const share = Math.min(1, Math.max(0, (phone.time - start) / 0.3));
    const size = phone.state.layers.get(phone.state.roots[0])?.s;
    if (!size || share === 1) return layers.style.transform = "";
    const [x, y] = size.map((side, index) => (device.size[index] - side) / 2);
    const left = angle * (1 - share * share * (3 - 2 * share));
    layers.style.transformOrigin = `${device.size[0] / 2}px ${device.size[1] / 2}px`;
    layers.style.transform = `rotate(${left}deg) translate(${x}px,${y}px)`;
    requestAnimationFrame(step);
  };
  step();
}

// What lies over the screen

let overlay = null;
let looks = { bars: [], spots: [] };

function look(change) {
  looks = { ...looks, ...change };
  run.look(phone.time, looks.bars, looks.spots);
  if (!run.isShown) overlay?.show(looks.bars, looks.spots);
}

const phone = new Phone(find("layers"), run, {
  connection: (isOpen, wasOpen) => {
    find("gone").hidden = isOpen || !wasOpen;
    showTime();
    if (!isOpen) fingers.reset();
    find("status").textContent = isOpen ? "" : wasOpen ? "The server is gone." : "There is no connection. Trying again …";
  },
  isBack: () => location.reload(),
  taken: isTaken => {
    find("taken").hidden = !isTaken;
    find("status").textContent = isTaken ? "Another tab has the phone." : "";
  },
  bars: ([isWhite, isBare, isHomeless, isHomeWhite]) => {
    const home = device.bars.length - 1;
    look({ bars: device.bars.map((_, index) => index === home
      ? [isHomeWhite ? 1 : 0, isHomeless ? 0 : 1] : [isWhite ? 1 : 0, isBare ? 0 : 1]) });
  },
  settings: answer => {
    setDevice(answer.device);
    panel.show(answer);
    find("phone").classList.add("ready");
    find("status").textContent = "";
    title = answer.stages.find(([id]) => id === answer.stage)[1];
    document.title = `${title}, live`;
    if (isAsked) writeAddress(answer);
  },
  issues: complain,
});
let title = "Run";
/* Whether the address has been read. */
let isAsked = false;

const fingers = new Fingers(find("glass"), phone, spots => look({ spots }));

function change(values) {
  chosen.add(values);
  fingers.reset();
  phone.flush();
  find("issues").replaceChildren();
  find("issues").hidden = true;
  return phone.ask({ k: "set", ...values }).catch(() => {});
}

/* The phone is as dark as the page, until somebody chooses. */
function followNight() {
  if (chosen.get().dark === undefined && panel.device && panel.device.dark !== night.matches) {
    phone.ask({ k: "set", dark: night.matches }).catch(() => {});
  }
}

const panel = new Panel(change);
find("restart").addEventListener("click", () => {
  fingers.reset();
  phone.flush();
  phone.ask({ k: "restart" }).catch(() => {});
});
find("take").addEventListener("click", () => phone.hello().catch(() => {}));

// The scrubber

const scrubber = find("scrubber");
const step = 1 / 60;

function showTime() {
  const length = Math.max(0, run.end - (run.start ?? run.end));
  scrubber.max = length > 0 ? length.toFixed(3) : 1;
  if (!run.isShown) scrubber.value = scrubber.max;
  const behind = Math.max(0, length - scrubber.value);
  find("clock").textContent = run.isShown && behind >= 0.005 ? `−${behind.toFixed(2)} s`
    : !phone.isOpen && phone.wasOpen ? "offline" : phone.isPaused ? "paused" : "live";
  scrubber.setAttribute("aria-valuetext", find("clock").textContent);
}
run.onChange = () => document.hidden || showTime();

function pause(isPaused) {
  phone.isPaused = isPaused;
  find("pause").setAttribute("aria-pressed", isPaused);
  if (!isPaused && run.isShown) {
    run.isShown = false;
    phone.screen.show(phone.state);
    overlay.show(looks.bars, looks.spots);
  }
  find("pause").textContent = isPaused ? "Resume" : "Pause";
  showTime();
}

/* The phone waits while the past is looked at. */
function showPast(seconds) {
  const state = run.state(run.start + seconds);
  if (!state) return;
  run.isShown = true;
  scrubber.value = seconds;
  phone.screen.show(state);
  overlay.show(...run.overlay(run.start + seconds));
  pause(true);
}

scrubber.addEventListener("input", () => showPast(+scrubber.value));
find("pause").addEventListener("click", () => pause(!phone.isPaused));
document.querySelector(".timeline").addEventListener("keydown", event => {
  const steps = { ArrowLeft: -step, ArrowRight: step }[event.key];
  if (steps && event.target === scrubber) {
    event.preventDefault();
    showPast(Math.min(+scrubber.max, Math.max(0, +scrubber.value + steps * (event.shiftKey ? 10 : 1))));
  } else if (event.key === " " && event.target === scrubber) {
    event.preventDefault();
    pause(!phone.isPaused);
  }
});
find("glass").addEventListener("pointerdown", event => Fingers.isNotice(event) || pause(false), { capture: true });

function save(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = tag("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

find("tape").addEventListener("click", async () => save("run.html", await run.page(title, device), "text/html"));
find("script").addEventListener("click", async () => {
  const { script } = await phone.ask({ k: "script" });
  if (script) save("script.swift", script, "text/plain");
});

find("copy").addEventListener("click", async () => {
  const code = find("code");
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    getSelection().selectAllChildren(code);
    isCopied = document.execCommand("copy");
  }
  find("copy").textContent = isCopied ? "Copied" : "Selected";
  setTimeout(() => find("copy").textContent = "Copy", 1500);
});

/* What the system decides, by the names of the address; the appearance only where somebody has chosen it. */
const system = ["speed", "pad", "landscape", "dark", "rtl", "reduceMotion", "largerText"];

/* Writes what is chosen into the address, so that it can be given to somebody else. */
function writeAddress({ stage, options, device, speed }) {
  const parts = new URLSearchParams();
  for (const { id, value } of options) if (value !== null) parts.set(id, value);
  const { dark } = chosen.get();
  for (const name of system) {
    const value = name === "speed" ? speed : device[name];
    const isNormal = name === "speed" ? value === 1 : name === "dark" ? dark === undefined : !value;
    if (!isNormal) parts.set(name, value);
  }
  const query = parts.toString();
  const hash = `#${stage}${query && `?${query}`}`;
  if (hash !== location.hash) history.replaceState(null, "", hash);
}

/* An address may name the screens, and options after them: #guide?transition=fold&edge=top. */
function asked() {
  const [stage, query] = location.hash.slice(1).split("?");
  const wishes = { ...chosen.get() };
  if (stage) {
    wishes.stage = stage;
    const parts = [...new URLSearchParams(query ?? "")];
    const read = value => value === "true" ? true : value === "false" ? false : value !== "" && isFinite(value) ? +value : value;
    wishes.options = {};
    for (const [name, value] of parts) (system.includes(name) ? wishes : wishes.options)[name] = read(value);
  }
  return wishes;
}

async function start() {
  setDevice({ size: [390, 844], bezel: 9, radius: 47, pad: false, landscape: false, bars: [] });
  phone.isNew = chosen.isNew;
  phone.start();
  while (!panel.device) await new Promise(requestAnimationFrame);
  const wishes = asked();
  chosen.add(wishes);
  isAsked = true;
  const { refused } = await phone.ask({ k: "set", dark: night.matches, ...wishes });
  if (refused) {
    sessionStorage.setItem("chosen", "{}");
    await phone.ask({ k: "set", dark: night.matches });
  }
  if (new URLSearchParams(location.search).has("selftest")) {
    document.body.append(tag("script", { src: "/page/selftest.js" }));
  }
}

start().catch(error => complain([error.message]));
