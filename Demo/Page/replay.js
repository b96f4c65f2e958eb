"use strict";
/* Plays a recorded run: messages at their times, and marks that say what happened. Times are milliseconds. */

function replay({ size, radius, bezel, frames, pictures, marks, duration, bars = [], looks = [] }) {
  const find = id => document.getElementById(id);
  const night = matchMedia("(prefers-color-scheme: dark)");
  const appear = () => document.documentElement.dataset.appearance = night.matches ? "dark" : "light";
  night.addEventListener("change", appear);
  appear();

  const [width, height] = size;
  const outer = width + 2 * bezel;
  const box = document.querySelector(".phone");
  const values = { "--size": `${width}/${height}`, "--width": `${width}px`, "--height": `${height}px`, "--bezel": bezel,
    "--outer": outer, "--radius": radius };
  for (const [name, value] of Object.entries(values)) box.style.setProperty(name, value);
  const room = innerHeight - (marks.length ? 110 : 170);
  const scale = Math.min(1, room / (height + 2 * bezel), (innerWidth - 60) / outer);
  box.style.setProperty("--frame", `${outer * scale}px`);
  find("stage").style.transform = `scale(${scale})`;
  const layers = element("layers");
  find("stage").append(layers);

  const overlay = new Overlay(find("stage"), bars);
  const tape = new Tape({ frames, duration });
  const screen = new Screen(layers, pictures);
  screen.pixels = scale * devicePixelRatio;
  let time = 0, isPlaying = false, last = 0;
  document.querySelector(".replay").classList.toggle("bare", !marks.length);

  const rows = marks.map(([at, text]) => {
    const button = document.createElement("button");
    const label = document.createElement("span");
    button.type = "button";
    label.textContent = `${(at / 1000).toFixed(2)} s`;
    button.append(label, text);
    button.addEventListener("click", () => { isPlaying = false; seek(at); });
    const item = document.createElement("li");
    item.append(button);
    find("marks").append(item);
    const tick = document.createElement("i");
    tick.style.left = `${at / Math.max(1, duration) * 100}%`;
    find("ticks").append(tick);
    return button;
  });

  function seek(to) {
    time = Math.max(0, Math.min(to, duration));
    screen.show(tape.state(time));
    if (looks.length) overlay.show(...looks[Tape.last(looks, time)].slice(1));
    find("scrubber").value = time;
    find("clock").textContent = `${(time / 1000).toFixed(2)} s`;
    find("play").textContent = isPlaying ? "Pause" : "Play";
    const current = marks.findLastIndex(([at]) => at <= time);
    rows.forEach((row, index) => row.toggleAttribute("aria-current", index === current));
  }

  function tick(now) {
    if (isPlaying) {
      if (time >= duration) isPlaying = false;
      seek(time + Math.min(now - last, 100));
    }
    last = now;
    requestAnimationFrame(tick);
  }

  find("scrubber").max = duration;
  find("scrubber").addEventListener("input", event => { isPlaying = false; seek(+event.target.value); });
  find("play").addEventListener("click", () => {
    isPlaying = !isPlaying;
    if (isPlaying && time >= duration) time = 0;
    seek(time);
  });
  document.addEventListener("keydown", event => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps && event.target.id !== "scrubber") { isPlaying = false; seek(time + steps * 1000 / 60); }
  });
  seek(+(location.hash.slice(1) || 0));
  requestAnimationFrame(tick);
}
