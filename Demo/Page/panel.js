"use strict";
/* The settings beside the phone. The server says which there are; a change is told to it, and what it answers is shown. */

const speeds = [[0.1, "0.1×"], [0.25, "0.25×"], [0.5, "0.5×"], [1, "1×"]];
const switches = [["pad", "iPad"], ["dark", "Dark"], ["rtl", "Right to left"], ["reduceMotion", "Reduce Motion"],
  ["largerText", "Larger text"]];

const find = id => document.getElementById(id);

function tag(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

class Panel {
  constructor(change) {
    this.change = change;
    find("form").addEventListener("submit", event => event.preventDefault());
    for (const [value, title] of speeds) {
      const input = tag("input", { type: "radio", name: "speed", value });
      input.addEventListener("change", () => change({ speed: value }));
      find("speeds").append(tag("label", {}, input, tag("span", { textContent: title })));
    }
    for (const [name, title] of switches) {
      const input = tag("input", { type: "checkbox", name });
      input.addEventListener("change", () => change({ [name]: input.checked }));
      find("switches").append(tag("label", {}, input, title));
    }
    find("rotate").addEventListener("click", () => change({ landscape: !this.device.landscape }));
  }

  show({ device, speed, stages, stage, options, code }) {
    this.device = device;
    this.showStages(stages, stage);
    for (const input of find("speeds").querySelectorAll("input")) input.checked = +input.value === speed;
    for (const [name] of switches) find("switches").querySelector(`[name=${name}]`).checked = device[name];
    this.showOptions(options);
    this.showCode(code);
  }

  /* A line knows how far in it begins, and goes on farther in where it is too long. */
  showCode(code) {
    find("code").replaceChildren(...code.split("\n").map((text, index, all) => {
      const line = tag("span", { className: "line" }, ...Panel.parts(text), index < all.length - 1 ? "\n" : "");
      line.style.setProperty("--depth", text.match(/^ */)[0].length);
      return line;
    }));
    find("code-group").hidden = !code;
  }

  /* A label stays beside its argument, if both are short, and a long word may be broken beside its signs: a line is
     wrapped there, and nowhere in a name. */
  static parts(text) {
    const words = text.split(/((?<=^| )[^ ]+: [^ ]*[^ :](?= |$))/);
    return words.flatMap((part, index) => {
      if (index % 2 && part.length <= 30) return [tag("span", { className: "whole", textContent: part })];
      return part.split(/(?<= )/).flatMap(word => word.length <= 24 ? [word]
        : word.split(/(?<=\()|(?<=[\w?)])(?=\.)/).flatMap((piece, at) => at ? [tag("wbr", {}), piece] : [piece]));
    });
  }

  showStages(stages, current) {
    const shape = JSON.stringify(stages);
    if (shape !== this.stages) {
      this.stages = shape;
      find("stages").replaceChildren(...stages.map(([id, title, note]) => {
        const input = tag("input", { type: "radio", name: "stage", value: id });
        input.addEventListener("change", () => this.change({ stage: id }));
        return tag("label", { title: note }, input, tag("span", { textContent: title }));
      }));
    }
    find("stage-note").textContent = stages.find(([id]) => id === current)?.[2] ?? "";
    for (const input of find("stages").querySelectorAll("input")) input.checked = input.value === current;
  }

  /* Controls that are there already keep the focus. */
  showOptions(options) {
    const shape = JSON.stringify(options.map(({ value, ...rest }) => rest));
    if (shape !== this.shape) {
      this.shape = shape;
      const focused = document.activeElement?.id;
      this.rows = options.map(option => this.row(option));
      const title = tag("h2", { textContent: "Transition" });
      const none = tag("p", { className: "note", textContent: "These screens choose their own transition." });
      find("options").replaceChildren(title, ...(options.length ? this.rows.map(row => row.element) : [none]));
      if (focused?.startsWith("option-")) find(focused)?.focus();
    }
    options.forEach((option, index) => this.rows[index].set(option.value));
  }

  set(id, value) { this.change({ options: { [id]: value } }); }

  row(option) {
    const id = `option-${option.id}`;
    const label = tag("label", { htmlFor: id, textContent: option.title });
    if (option.kind === "flag") {
      const input = tag("input", { id, type: "checkbox" });
      input.addEventListener("change", () => 
        this.set(option.id, input.checked === option.normal ? null : input.checked));
      label.prepend(input);
      const element = tag("div", { className: "row flag" }, label);
      return { element, set: value => input.checked = value ?? option.normal };
    }
    if (option.kind === "choice") {
      const select = tag("select", { id });
      let group = select;
      for (const name of option.names) {
        if (name.startsWith("# ")) {
          group = tag("optgroup", { label: name.slice(2) });
          select.append(group);
        } else {
          group.append(tag("option", { value: name, textContent: name }));
        }
      }
      select.addEventListener("change", () =>
        this.set(option.id, select.value === option.normal ? null : select.value));
      return { element: tag("div", { className: "row" }, label, select), set: value => select.value = value ?? option.normal };
    }
    const input = tag("input", { id, type: "range", min: option.min, max: option.max, step: option.step });
    input.classList.toggle("automatic", option.normal === null);
    const output = tag("output", { htmlFor: id });
    const reset = tag("button", { type: "button", className: "reset", textContent: "↺" });
    reset.setAttribute("aria-label", `${option.title}: normal value`);
    const element = tag("div", { className: "row" }, label, input,
      tag("span", { className: "value" }, output, reset));
    const text = value => value === null ? "automatic" : `${+(+value).toFixed(3)}${option.unit}`;
    const show = value => {
      output.textContent = text(value);
      input.setAttribute("aria-valuetext", text(value));
    };
    input.addEventListener("input", () => show(input.value));
    input.addEventListener("change", () => this.set(option.id, +input.value));
    reset.addEventListener("click", () => {
      this.set(option.id, null);
      input.focus();
    });
    return {
      element,
      set: value => {
        element.classList.toggle("set", value !== null);
        input.title = value ?? option.normal === null ? "The transition's own value" : "";
        input.value = value ?? option.normal ?? (option.min + option.max) / 2;
        show(value ?? option.normal);
      },
    };
  }
}
