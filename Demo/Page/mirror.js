"use strict";
/* Shows the layers of a tape as elements: one for each layer, and a few more for what CSS has no property for. */

/* The states of a run, found by time. A state maps identifiers to values; equal values are the same object. */
class Tape {
  constructor(data) {
    Object.assign(this, data);
    this.snapshots = [];
    let state = { roots: [], layers: new Map() };
    this.frames.forEach(([, message], index) => {
      Tape.apply(message, state);
      if (index % 30 === 0) this.snapshots.push({ roots: state.roots, layers: new Map(state.layers) });
    });
    this.index = -1;
  }

  /* Returns a recording that differs from another one, with a list of its own frames; null for those it has not. */
  static merged(base, { frames, ...rest }) {
    const all = new Map(base.frames);
    for (const [time, message] of frames) message ? all.set(time, message) : all.delete(time);
    return { ...base, ...rest, frames: [...all].sort(([a], [b]) => a - b) };
  }

  static apply(message, state) {
    for (const [id, values] of message.u ?? []) {
      state.layers.set(id, Object.assign({}, state.layers.get(id), values));
    }
    for (const id of message.d ?? []) state.layers.delete(id);
    if (message.r) state.roots = message.r;
  }

  /* Returns the last entry of a list of [time, …] that is not later than a time. */
  static last(list, time) {
    let low = 0, high = list.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (list[middle][0] <= time) low = middle; else high = middle - 1;
    }
    return low;
  }

  state(time) {
    const index = Tape.last(this.frames, time);
    if (this.index < 0 || index < this.index || index - this.index > 30) {
      const snapshot = Math.floor(index / 30);
      const { roots, layers } = this.snapshots[snapshot];
      this.current = { roots, layers: new Map(layers) };
      this.index = snapshot * 30;
    }
    while (this.index < index) Tape.apply(this.frames[++this.index][1], this.current);
    return this.current;
  }
}

const supports = {
  corners: CSS.supports("corner-shape", "superellipse(1.24)"),
  backdrop: CSS.supports("backdrop-filter", "blur(1px)") || CSS.supports("-webkit-backdrop-filter", "blur(1px)"),
};

const color = ([r, g, b, a], share = 1) => `rgb(${r * 255} ${g * 255} ${b * 255} / ${a * share})`;

function transform(m) {
  if (!m) return "none";
  if (m.length === 2) return `translate(${m[0]}px,${m[1]}px)`;
  if (m.length === 6) return `matrix(${m.join(",")})`;
  const [a, b, c, d, e, f, g, h, i] = m;
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(",")})`;
}

/* Core Animation's continuous corner is a superellipse that begins earlier; less so where it has no room. */
function corners(style, q) {
  const smoothing = q && supports.corners ? q[0] : 0;
  style.borderRadius = q ? q.slice(1).map(r => `${r * (1 + 0.14 * smoothing)}px`).join(" ") : "";
  style.cornerShape = smoothing > 0 ? `superellipse(${1 + 0.24 * smoothing})` : "";
}

function gradient([kind, ...rest], [width, height]) {
  const stops = rest.filter(Array.isArray);
  const numbers = rest.filter(part => !Array.isArray(part));
  const list = (unit, factor) => stops.map(([ink, at]) => `${color(ink)} ${at * factor}${unit}`).join(",");
  if (kind === 1) {
    const [x, y, rx, ry] = numbers;
    return `radial-gradient(${rx}px ${ry}px at ${x}px ${y}px,${list("%", 100)})`;
  }
  if (kind === 2) {
    const [x, y, angle] = numbers;
    return `conic-gradient(from ${angle + Math.PI / 2}rad at ${x}px ${y}px,${list("turn", 1)})`;
  }
  const [x0, y0, x1, y1] = numbers;
  const length = Math.hypot(x1 - x0, y1 - y0);
  const angle = Math.atan2(x1 - x0, y0 - y1);
  // CSS's line goes through the middle and is as long as the box asks for.
  const line = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
  const [ux, uy] = [Math.sin(angle), -Math.cos(angle)];
  const start = (x0 - width / 2) * ux + (y0 - height / 2) * uy + line / 2;
  return `linear-gradient(${angle}rad,${
    stops.map(([ink, at]) => `${color(ink)} ${start + at * length}px`).join(",")})`;
}

function element(name) {
  const made = document.createElement("div");
  made.className = name;
  return made;
}

function drawing(path, set) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const line = document.createElementNS(space, "path");
  svg.setAttribute("class", "p");
  line.setAttribute("d", path);
  set(line, svg);
  svg.append(line);
  return svg;
}

/* The additional elements of a layer, by the value that they show. */
const parts = {
  x([ink, deviation, dx, dy, caster]) {
    if (typeof caster === "string") {
      return drawing(caster, (line, svg) => {
        line.setAttribute("fill", color(ink));
        svg.style.transform = `translate(${dx}px,${dy}px)`;
        svg.style.filter = `blur(${deviation}px)`;
      });
    }
    if (!caster) return null;
    const shadow = element("x");
    const [x, y, width, height, radius] = caster;
    shadow.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;border-radius:${radius}px;`
      + `box-shadow:${dx}px ${dy}px ${2 * deviation}px ${color(ink)}`;
    return shadow;
  },
  e([deviation, saturation, tint], values, screen) {
    const clip = element("e"), effect = element("f");
    // A blur takes in what is around it. Around the whole screen there is nothing, and a browser goes on with what it has.
    const isWhole = screen.size.every((side, index) => values.s[index] >= side);
    effect.style.inset = isWhole ? 0 : `${-3 * deviation}px`;
    effect.style.backgroundColor = color(supports.backdrop ? tint : [...tint.slice(0, 3), Math.max(tint[3], 0.85)]);
    const filter = `blur(${deviation}px) saturate(${saturation})`;
    effect.style.backdropFilter = filter;
    effect.style.webkitBackdropFilter = filter;
    clip.append(effect);
    return clip;
  },
  p(path, values) {
    return drawing(path, line => {
      const [fill, evenOdd, stroke, width, cap, join, limit, start, end, dashes, phase] = values.v;
      const set = (name, value) => line.setAttribute(name, value);
      set("fill", fill ? color(fill) : "none");
      if (evenOdd) set("fill-rule", "evenodd");
      if (!stroke) return;
      set("stroke", color(stroke));
      set("stroke-width", width);
      set("stroke-linecap", ["butt", "round", "square"][cap]);
      set("stroke-linejoin", ["miter", "round", "bevel"][join]);
      set("stroke-miterlimit", limit);
      if (start > 0 || end < 1) {
        set("pathLength", 1);
        set("stroke-dasharray", `0 ${start} ${Math.max(0, end - start)} 2`);
      } else if (dashes.length) {
        set("stroke-dasharray", dashes.join(" "));
        set("stroke-dashoffset", phase);
      }
    });
  },
  i([number, ...pieces], values, screen) {
    const all = document.createDocumentFragment();
    for (const [x, y, width, height, wholeX, wholeY, wholeWidth, wholeHeight] of pieces) {
      const piece = element("i");
      piece.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
      piece.style.backgroundImage = `url("${screen.pictures[number]}")`;
      if (wholeWidth !== undefined) {
        piece.style.backgroundSize = `${wholeWidth}px ${wholeHeight}px`;
        piece.style.backgroundPosition = `${wholeX - x}px ${wholeY - y}px`;
      }
      all.append(piece);
    }
    return [...all.children];
  },
  w([width, ink], values, screen) {
    const border = element("w");
    border.style.border = `${width}px solid ${color(ink, screen.coverage(width))}`;
    return border;
  },
};

/* Elements that show the last state that was asked for. */
class Screen {
  constructor(root, pictures) {
    this.root = root;
    this.pictures = pictures;
    this.layers = new Map();
    this.roots = [];
    /* Device pixels per point. */
    this.pixels = devicePixelRatio;
  }

  /* Returns how much of a pixel a line covers. A browser draws one that is thinner than a pixel as wide as a pixel. */
  coverage(width) {
    return Math.min(1, width * this.pixels);
  }

  show({ roots, layers }) {
    this.size = layers.get(roots[0]).s;
    const changed = [];
    for (const [id, values] of layers) {
      let layer = this.layers.get(id);
      if (!layer) {
        layer = { element: element("l"), values: {}, parts: {} };
        this.layers.set(id, layer);
      }
      if (layer.values === values) continue;
      if (this.update(layer, values)) changed.push(layer);
      layer.values = values;
    }
    const gone = [...this.layers].filter(([id]) => !layers.has(id));
    for (const [id, layer] of gone) {
      layer.element.remove();
      this.layers.delete(id);
    }
    const lists = changed.map(layer => [layer.element, this.children(layer)]);
    if (roots !== this.roots) lists.push([this.root, roots.map(id => this.layers.get(id).element)]);
    this.roots = roots;
    // Old edges are cut before new ones are tied: a superlayer may have become a sublayer.
    for (const [parent, children] of lists) {
      const kept = new Set(children);
      for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
    }
    for (const [parent, children] of lists) {
      children.forEach((child, index) => {
        if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null);
      });
    }
  }

  /* Shows another file of a picture. */
  repaint(number) {
    for (const layer of this.layers.values()) {
      if (layer.values.i?.[0] !== number) continue;
      for (const piece of layer.parts.i ?? []) piece.style.backgroundImage = `url("${this.pictures[number]}")`;
    }
  }

  children({ values, parts: own }) {
    const sublayers = (values.n ?? []).map(id => this.layers.get(id).element);
    return [own.x, own.e, own.p, ...(own.i ?? []), ...sublayers, own.w].filter(Boolean);
  }

  /* Returns whether the children have to be looked at. */
  update(layer, values) {
    const old = layer.values, style = layer.element.style;
    const differs = key => old[key] !== values[key];
    if (differs("s")) [style.width, style.height] = values.s.map(side => `${side}px`);
    if (differs("m")) style.transform = transform(values.m);
    if (differs("o")) style.opacity = values.o ?? "";
    if (differs("c")) style.overflow = values.c ? "hidden" : "";
    if (differs("q")) corners(style, values.q);
    if (differs("b") || (values.b && differs("s"))) {
      style.backgroundColor = values.b ? color(values.b, this.coverage(Math.min(...values.s))) : "";
    }
    if (differs("g") || (values.g && differs("s"))) {
      style.backgroundImage = values.g ? gradient(values.g, values.s) : "";
    }
    if (differs("M")) {
      style.clipPath = values.M ? `path(${values.M[0] ? "evenodd" : "nonzero"},"${values.M[1]}")` : "";
    }
    if (differs("x")) {
      const [ink, deviation, dx, dy, caster] = values.x ?? [];
      style.filter = values.x && !caster ? `drop-shadow(${dx}px ${dy}px ${deviation}px ${color(ink)})` : "";
    }
    let rebuilt = differs("n");
    for (const key in parts) {
      if (!differs(key) && !(key === "p" && differs("v"))) continue;
      layer.parts[key] = values[key] ? parts[key](values[key], values, this) : null;
      rebuilt = true;
    }
    return rebuilt;
  }
}

/* What lies over the layers: the system's bars, black pictures that are inverted where they are white, and fingers. */
class Overlay {
  constructor(stage, bars) {
    this.stage = stage;
    this.spots = [];
    this.bars = bars.map(({ file, y, width, height }) => {
      const bar = new Image();
      bar.src = file;
      bar.alt = "";
      bar.className = "bar";
      Object.assign(bar.style, { top: `${y}px`, width: `${width}px`, height: `${height}px` });
      stage.append(bar);
      return bar;
    });
  }

  /* Takes [whiteness, presence] of each bar, present by default, and [x, y, presence] of each finger. */
  show(bars, spots) {
    bars.forEach(([whiteness, presence = 1], index) => {
      if (!this.bars[index]) return;
      this.bars[index].style.filter = `invert(${whiteness})`;
      this.bars[index].style.opacity = presence;
    });
    while (this.spots.length < spots.length) {
      this.spots.push(element("spot"));
      this.stage.append(this.spots.at(-1));
    }
    this.spots.forEach((spot, index) => {
      const [x, y, presence] = spots[index] ?? [0, 0, 0];
      spot.style.opacity = presence;
      if (spots[index]) spot.style.transform = `translate(${x}px,${y}px) scale(${0.6 + 0.4 * presence})`;
    });
  }

  remove() {
    for (const part of [...this.bars, ...this.spots]) part.remove();
  }
}
