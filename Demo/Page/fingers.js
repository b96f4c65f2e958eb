"use strict";
/* Pointers on the glass as fingers of the phone: the mouse is one, with Alt two, which mirror each other about the middle;
   each touch is one. A finger that moves by the arrow keys is for those who have neither. */

class Fingers {
  /* Fingers are shown as [x, y, presence]. */
  constructor(glass, phone, showSpots) {
    Object.assign(this, { glass, phone, showSpots });
    this.pointers = new Map();
    this.key = null;
    glass.addEventListener("pointerdown", event => this.down(event));
    glass.addEventListener("pointermove", event => this.move(event));
    glass.addEventListener("pointerup", event => this.end(event, "u"));
    for (const kind of ["pointercancel", "lostpointercapture"]) {
      glass.addEventListener(kind, event => this.end(event, "c"));
    }
    glass.addEventListener("pointerleave", () => this.show());
    glass.addEventListener("contextmenu", event => event.preventDefault());
    glass.addEventListener("dragstart", event => event.preventDefault());
    glass.addEventListener("keydown", event => this.press(event));
    glass.addEventListener("keyup", event => this.release(event));
    glass.addEventListener("blur", () => this.forget());
  }

  place(event) {
    const box = this.glass.getBoundingClientRect();
    const [width, height] = this.phone.size;
    const clamp = (value, most) => Math.min(most, Math.max(0, value));
    return [
      clamp((event.clientX - box.left) / box.width * width, width),
      clamp((event.clientY - box.top) / box.height * height, height),
    ];
  }

  mirrored([x, y]) {
    const [width, height] = this.phone.size;
    return [width - x, height - y];
  }

  free() {
    const taken = new Set([...this.pointers.values()].flatMap(pointer => pointer.fingers));
    return [0, 1, 2, 3, 4, 5, 6, 7, 8].find(finger => !taken.has(finger));
  }

  /* What lies in front of the glass is not touched through the phone. */
  static isNotice(event) { return event.target.closest(".notice") !== null; }

  down(event) {
    if (event.button > 0 || this.pointers.has(event.pointerId) || Fingers.isNotice(event)) return;
    event.preventDefault();
    this.glass.classList.add("touched");
    this.glass.focus({ preventScroll: true });
    // A pointer that a script made up cannot be captured.
    try { this.glass.setPointerCapture(event.pointerId); } catch {}
    const first = this.free();
    if (first === undefined) return;
    const pointer = { fingers: [first], at: this.place(event) };
    this.pointers.set(event.pointerId, pointer);
    if (event.altKey && event.pointerType === "mouse") pointer.fingers.push(this.free() ?? 8);
    this.tell("d", pointer);
  }

  move(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) {
      if (event.pointerType === "mouse") this.show(event.altKey ? this.place(event) : null);
      return;
    }
    pointer.at = this.place(event);
    this.tell("m", pointer);
  }

  end(event, kind) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    pointer.at = this.place(event);
    this.tell(kind, pointer);
    this.pointers.delete(event.pointerId);
    this.show();
  }

  tell(kind, pointer) {
    const places = [pointer.at, this.mirrored(pointer.at)];
    pointer.fingers.forEach((finger, index) => this.phone.touch(kind, finger, ...places[index]));
    this.show();
  }

  // Keys

  press(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (Fingers.isNotice(event) || (!step && event.key !== " " && event.key !== "Escape")) return;
    event.preventDefault();
    this.glass.classList.remove("touched");
    const [width, height] = this.phone.size;
    this.key ??= { fingers: [9], at: [width / 2, height / 2], isDown: false };
    if (event.key === "Escape") return this.forget();
    if (step) {
      const length = event.shiftKey ? 2 : 10;
      const clamp = (value, most) => Math.min(most, Math.max(0, value));
      this.key.at = [
        clamp(this.key.at[0] + step[0] * length, width), clamp(this.key.at[1] + step[1] * length, height),
      ];
      if (this.key.isDown) this.phone.touch("m", 9, ...this.key.at);
    } else if (!event.repeat && !this.key.isDown) {
      this.key.isDown = true;
      this.phone.touch("d", 9, ...this.key.at);
    }
    this.show();
  }

  release(event) {
    if (event.key !== " " || !this.key?.isDown) return;
    event.preventDefault();
    this.key.isDown = false;
    this.phone.touch("u", 9, ...this.key.at);
    this.show();
  }

  forget() {
    this.glass.classList.remove("touched");
    if (this.key?.isDown) this.phone.touch("c", 9, ...this.key.at);
    this.key = null;
    this.show();
  }

  /* A choice, the restart of a stage or the end of the server ends what fingers do. */
  reset() {
    for (const pointer of this.pointers.values()) this.tell("c", pointer);
    this.pointers.clear();
    this.forget();
  }

  // What is seen of them

  show(near) {
    const spots = [...this.pointers.values()].flatMap(({ fingers, at }) =>
      fingers.map((_, index) => [...(index ? this.mirrored(at) : at), 1]));
    if (this.key) spots.push([...this.key.at, this.key.isDown ? 1 : 0.45]);
    if (near) spots.push([...near, 0.45], [...this.mirrored(near), 0.45]);
    this.showSpots(spots);
  }
}
