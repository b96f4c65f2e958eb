"use strict";
/* The phone: whenever the browser shows a frame, it asks the server for the next one, and shows the answer. One message is
   under way at a time. Where no frame is shown, as in a hidden tab, no time passes. */

const longest = 600;
/* The longest wait for pictures, in milliseconds: in a run, and where another screen takes the place of all that is seen. */
const patience = { run: 400, stage: 3000 };

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
    /* From the lift of a finger to the picture that answers it, in milliseconds. */
    this.answers = [];
    this.touched = -Infinity;
    this.fingersDown = 0;
    this.clear([]);
  }

  clear(pictures) {
    this.root.replaceChildren();
    this.pictures = pictures;
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
    const socket = new WebSocket(`ws://${location.host}/live`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.wasOpen) return this.listener.isBack();
      this.wasOpen = true;
      this.isOpen = true;
      this.listener.connection(true, true);
      this.hello(this.isNew);
    };
    socket.onmessage = event => {
      const { resolve } = this.waiting.shift() ?? {};
      resolve?.(JSON.parse(event.data));
    };
    socket.onclose = () => {
      this.isOpen = false;
      for (const { reject } of this.waiting.splice(0)) reject(new Error("The server is gone."));
      this.listener.connection(false, this.wasOpen);
      setTimeout(() => this.connect(), 700);
    };
  }

  /* A new window begins at the beginning; a page that was reloaded, or takes the phone back, goes on. */
  hello(isNew = false) {
    this.isTaken = false;
    this.listener.taken(false);
    const scale = Math.min(8, Math.max(0.25, this.pixels));
    return this.ask({ k: "hello", v: 1, hz: this.framesPerSecond, scale, new: isNew });
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
    if (this.hasMore && !this.isFetching && !this.history.isShown && this.isQuiet(now)) this.fetchAhead();
    // A phone at rest is asked once a second: another page may have taken it.
    if (this.idle && !this.events.length && passed < Math.min(this.idle, 1000)) return;
    this.refresh(Math.max(1, Math.round(passed / step)), now).catch(() => {});
  }

  /* What fingers have done belongs to the screens that they have touched, and comes before a choice. */
  flush() {
    if (this.events.length) this.ask({ k: "t", n: 1, e: this.events.splice(0, 60) }).catch(() => {});
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

  // Pictures before they are needed

  /* No finger is about to be answered. What moves by itself may move for ever. */
  isQuiet(now) {
    return !this.events.length && !this.fingersDown && now - this.touched > (this.idle ? 150 : 2000);
  }

  /* Loads pictures of what a tap may open, so that no tap waits for them. */
  async fetchAhead() {
    this.isFetching = true;
    try {
      const pictures = this.pictures;
      const { ahead, more } = await this.ask({ k: "ahead" });
      this.hasMore = more === true;
      await Promise.all(this.load(ahead ?? [], pictures));
      if (!ahead?.length) await new Promise(resolve => setTimeout(resolve, 300));
    } catch {
      this.hasMore = false;
    } finally {
      this.isFetching = false;
    }
  }

  /* A finger is down (d), moved (m), lifted (u) or cancelled (c) at a point of the screen. */
  touch(kind, finger, x, y) {
    this.touched = performance.now();
    this.fingersDown = Math.max(0, this.fingersDown + ({ d: 1, u: -1, c: -1 }[kind] ?? 0));
    if (kind === "u") this.liftedAt = this.touched;
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
    // A message that was under way before `hello` may have been answered as taken.
    if (answer.all && this.isTaken) {
      this.isTaken = false;
      this.listener.taken(false);
    }
    if (answer.refused) this.listener.issues([answer.refused]);
    // The old picture stays until the new one is whole.
    const pictures = answer.all ? [] : this.pictures;
    if (answer.p) {
      await Promise.race([
        Promise.all(this.load(answer.p, pictures)),
        new Promise(resolve => setTimeout(resolve, answer.all ? patience.stage : patience.run)),
      ]);
    }
    if (answer.all) this.clear(pictures);
    if (answer.device) {
      this.hasMore = true;
      this.size = answer.device.size;
      this.listener.settings(answer);
    }
    if (answer.issues) this.listener.issues(answer.issues);
    if (answer.t === undefined) return;
    if (answer.bars) this.listener.bars(answer.bars, answer.t);
    this.idle = answer.idle === undefined ? 0 : answer.idle < 0 ? Infinity : answer.idle * 1000;
    this.time = answer.t;
    this.counts.frames = answer.f;
    if (answer.u || answer.d || answer.r) {
      Tape.apply(answer, this.state);
      this.history.add(answer, this.state);
      if (!this.history.isShown) this.screen.show(this.state);
      if (this.liftedAt && !answer.all) {
        this.answers.push(performance.now() - this.liftedAt);
        this.liftedAt = null;
      }
    }
    this.history.reach(answer.t);
  }

  /* A picture that is decoded at its first sight would be missing for a frame: returns promises of those that can be
     shown. */
  load(orders, pictures) {
    return orders.map(([number, name]) => {
      const url = `/c/${name}`;
      const image = new Image();
      image.src = url;
      const ready = image.decode().catch(() => {});
      if (pictures[number] === undefined) {
        pictures[number] = url;
        return ready;
      }
      // A sharper one takes the place of the first when it is there.
      return ready.then(() => {
        pictures[number] = url;
        if (this.screen.pictures === pictures) this.screen.repaint(number);
      }) && null;
    });
  }
}
