"use strict";
/* The last 30 seconds of the phone: the messages, and every second a whole state from which they go on. */

class Run {
  static seconds = 30;

  constructor() {
    this.onChange = () => {};
    this.clear([]);
  }

  clear(pictures) {
    this.pictures = pictures;
    this.frames = [];
    this.snapshots = [];
    /* Times, with what lies over the layers from then on: bars and fingers. */
    this.looks = [];
    this.isShown = false;
    this.start = null;
    this.end = 0;
    this.onChange?.();
  }

  /* A state is told after its message was applied. */
  add(message, state) {
    this.frames.push([message.t, message]);
    if (!this.snapshots.length || message.t - this.snapshots.at(-1).time >= 1) {
      this.snapshots.push({ time: message.t, roots: state.roots, layers: new Map(state.layers) });
    }
  }

  look(time, bars, spots) {
    if (this.looks.at(-1)?.[0] === time) this.looks.pop();
    this.looks.push([time, bars, spots]);
  }

  /* Returns the bars and fingers of a time. */
  overlay(time) {
    return this.looks.length ? this.looks[Tape.last(this.looks, time)].slice(1) : [[], []];
  }

  reach(time) {
    this.end = time;
    this.start ??= time;
    const first = time - Run.seconds;
    if (this.start >= first && !(this.snapshots[1]?.time < first)) return this.onChange();
    this.start = Math.max(this.start, first);
    // What comes before a state from which all later ones can be made is not needed.
    let count = 0;
    while (this.snapshots[count + 1]?.time <= first) count += 1;
    if (count) {
      this.snapshots.splice(0, count);
      const kept = this.frames.findIndex(([time]) => time >= this.snapshots[0].time);
      this.frames.splice(0, kept);
      this.looks.splice(0, Tape.last(this.looks, this.snapshots[0].time));
    }
    this.onChange();
  }

  state(time) {
    if (!this.snapshots.length) return null;
    const index = Tape.last(this.snapshots.map(snapshot => [snapshot.time]), time);
    const { roots, layers, time: start } = this.snapshots[index];
    const state = { roots, layers: new Map(layers) };
    for (const [at, message] of this.frames) {
      if (at > time) break;
      if (at > start) Tape.apply(message, state);
    }
    return state;
  }

  /* Returns the messages as those of a tape that begins with a whole state; times in milliseconds. */
  tape() {
    const first = this.snapshots[0];
    const whole = { r: first.roots, u: [...first.layers] };
    const later = this.frames.filter(([time]) => time > first.time);
    return [[first.time, whole], ...later]
      .map(([time, { r, u, d }]) => [Math.round((time - first.time) * 1000), { r, u, d }]);
  }

  /* Returns a page that plays the run by itself. */
  async page(title, { size, radius, bezel, bars }) {
    const text = async name => (await fetch(`/page/${name}`)).text();
    const [html, style, own, mirror, script] = await Promise.all(
      ["replay.html", "page.css", "replay.css", "mirror.js", "replay.js"].map(text));
    const pictures = await Promise.all(this.pictures.map(async url => {
      const blob = await (await fetch(url)).blob();
      return new Promise(resolve => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsDataURL(blob);
      });
    }));
    const frames = this.tape();
    const start = this.snapshots[0].time;
    const looks = this.looks.map(([time, ...look]) => [Math.max(0, Math.round((time - start) * 1000)), ...look]);
    const duration = Math.max(frames.at(-1)[0], looks.at(-1)?.[0] ?? 0);
    const data = { title, size, radius, bezel, frames, pictures, bars, looks, marks: [], duration };
    const values = { title, style: style + own, script: mirror + script, data: JSON.stringify(data).replaceAll("<", "\\u003c") };
    return html.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);
  }
}
