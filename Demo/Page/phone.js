"use strict";
/* The phone: whenever the browser shows a frame, it asks the server for the next one, and shows the answer. One message is
   under way at a time. Where no frame is shown, as in a hidden tab, no time passes. */

const longest = 600;

class Phone {
  /* The listener hears of settings, issues, and of how the connection is. */
  constructor(root, history, listener) {
    this.root = root;
    this.history = history;
    this.listener = listener;
    this.framesPerSecond = 60;
    this.events = [];
    this.waiting = [];
    this.isPaused = false;
    this.isOpen = false;
    this.size = [390, 844];
    this.time = 0;
    this.counts = { refreshes: 0, frames: 0, errors: 0 };
    this.latencies = [];
    this.clear();
  }

  clear() {
    this.root.replaceChildren();
    this.pictures = [];
    this.screen = new Screen(this.root, this.pictures);
    this.screen.pixels = this.pixels ?? devicePixelRatio;
    this.state = { roots: [], layers: new Map() };
    this.idle = 0;
    this.history.clear(this.pictures);
  }

  /* Device pixels per point. */
  setPixels(pixels) {
    this.pixels = pixels;
    this.screen.pixels = pixels;
  }

  async start() {
    this.framesPerSecond = await Phone.measure();
    this.connect();
    requestAnimationFrame(now => {
      this.last = now;
      this.tick(now);
    });
  }

  /* Returns how often a second the display refreshes, as one of the usual numbers. */
  static async measure() {
    const times = [];
    while (times.length < 16) times.push(await new Promise(requestAnimationFrame));
    const steps = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
    const rate = 1000 / steps[Math.floor(steps.length / 2)];
    return [60, 90, 120, 144, 165, 240].reduce((best, usual) =>
      Math.abs(usual - rate) < Math.abs(best - rate) ? usual : best);
  }

  // The connection

  connect() {
    this.listener.connection("Connecting …");
    const socket = new WebSocket(`ws://${location.host}/live`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.wasOpen) return this.listener.isBack();
      this.wasOpen = true;
      this.isOpen = true;
      this.hello();
    };
    socket.onmessage = event => {
      const { resolve } = this.waiting.shift() ?? {};
      resolve?.(JSON.parse(event.data));
    };
    socket.onclose = () => {
      this.isOpen = false;
      for (const { reject } of this.waiting.splice(0)) reject(new Error("The server is gone."));
      this.listener.connection(this.wasOpen
        ? "The server is gone. The page comes back with it." : "There is no connection. Trying again …");
      setTimeout(() => this.connect(), 700);
    };
  }

  hello() {
    this.isTaken = false;
    this.listener.taken(false);
    return this.ask({ k: "hello", v: 1, hz: this.framesPerSecond, scale: Math.min(8, Math.max(0.25, this.pixels)) });
  }

  /* Sends a message as soon as those before it are answered, and shows the answer. */
  ask(message) {
    const turn = (this.queue ?? Promise.resolve()).then(async () => {
      if (!this.isOpen) throw new Error("There is no connection.");
      this.isBusy = true;
      try {
        const answer = await new Promise((resolve, reject) => {
          this.waiting.push({ resolve, reject });
          this.socket.send(JSON.stringify(message));
        });
        await this.take(answer);
        return answer;
      } finally {
        this.isBusy = false;
      }
    });
    this.queue = turn.catch(() => {});
    return turn;
  }

  // Time

  tick(now) {
    requestAnimationFrame(now => this.tick(now));
    if (!this.isOpen || this.isPaused || this.isTaken || this.isBusy) {
      if (!this.isBusy) this.last = now;
      return;
    }
    const step = 1000 / this.framesPerSecond;
    const passed = now - this.last;
    // A phone at rest is asked once a second: another page may have taken it.
    if (this.idle && !this.events.length && passed < Math.min(this.idle, 1000)) return;
    this.refresh(Math.max(1, Math.round(passed / step)), now).catch(() => {});
  }

  async refresh(frames, now) {
    this.last = now;
    // Time that passed before a finger came passes before it.
    if (this.idle && frames > 2) await this.ask({ k: "t", n: Math.min(frames - 1, longest) });
    const touched = this.events.length ? this.touchedAt : null;
    const events = this.events.splice(0, 60);
    await this.ask({ k: "t", n: this.idle ? 1 : Math.min(frames, 4), e: events });
    this.counts.refreshes += 1;
    if (touched) this.latencies.push(performance.now() - touched);
    if (this.latencies.length > 2000) this.latencies.shift();
  }

  /* A finger is down (d), moved (m), lifted (u) or cancelled (c) at a point of the screen. */
  touch(kind, finger, x, y) {
    const round = number => Math.round(number * 100) / 100;
    const event = [kind, finger, round(x), round(y)];
    if (!this.events.length) this.touchedAt = performance.now();
    const last = this.events.findLastIndex(other => other[1] === finger);
    if (kind === "m" && last >= 0 && this.events[last][0] === "m") this.events[last] = event;
    else this.events.push(event);
  }

  // Answers

  async take(answer) {
    if (answer.taken) {
      this.isTaken = true;
      this.listener.taken(true);
      return;
    }
    if (answer.refused) this.listener.issues([answer.refused]);
    if (answer.all) this.clear();
    if (answer.p) await this.load(answer.p);
    if (answer.device) {
      this.size = answer.device.size;
      this.listener.settings(answer);
    }
    if (answer.bars) this.listener.bars(answer.bars);
    if (answer.issues) this.listener.issues(answer.issues);
    if (answer.t === undefined) return;
    this.idle = answer.idle === undefined ? 0 : answer.idle < 0 ? Infinity : answer.idle * 1000;
    this.time = answer.t;
    this.counts.frames = answer.f;
    if (answer.u || answer.d || answer.r) {
      Tape.apply(answer, this.state);
      this.history.add(answer, this.state);
      if (!this.history.isShown) this.screen.show(this.state);
    }
    this.history.reach(answer.t);
  }

  /* A picture that is decoded at its first sight would be missing for a frame. One that takes long is waited for in vain. */
  async load(pictures) {
    const loaded = pictures.map(([number, name]) => {
      const url = `/c/${name}`;
      const image = new Image();
      image.src = url;
      const ready = image.decode().catch(() => {});
      if (this.pictures[number] === undefined) {
        this.pictures[number] = url;
        return ready;
      }
      // A sharper one takes the place of the first when it is there.
      const screen = this.screen;
      ready.then(() => {
        screen.pictures[number] = url;
        screen.repaint(number);
      });
      return null;
    });
    await Promise.race([Promise.all(loaded), new Promise(resolve => setTimeout(resolve, 400))]);
  }
}
