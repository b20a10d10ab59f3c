// As much of a document as the page's `board.js` needs to draw a table without a browser.

class Drawn {
  constructor() {
    [this.attributes, this.children, this.size] = [{}, [], null];
    this.classList = { toggle: () => {} };
  }

  setAttribute(name, value) {
    this.attributes[name] = String(value);
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  append(...more) {
    this.children.push(...more);
  }

  replaceChildren(...others) {
    this.children = others;
  }

  addEventListener() {}

  getBoundingClientRect() {
    return { left: 0, top: 0, right: 0, bottom: 0 };
  }

  get clientWidth() {
    return this.size ? this.size.wide : Math.floor(Number(this.attributes.width ?? 0));
  }

  get clientHeight() {
    return this.size ? this.size.tall : Math.floor(Number(this.attributes.height ?? 0));
  }

  get offsetWidth() {
    return this.clientWidth;
  }

  /** Everything in it that has this class. */
  querySelectorAll(selector) {
    const found = [];
    for (const child of this.children) {
      if (!(child instanceof Drawn)) continue;
      if (` ${child.attributes.class} `.includes(` ${selector.slice(1)} `)) found.push(child);
      found.push(...child.querySelectorAll(selector));
    }
    return found;
  }

  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

/** The table, and what it is seen through. */
export const board = new Drawn();
const frame = new Drawn();
board.parentElement = frame;

let resized = () => {};
globalThis.ResizeObserver = class {
  constructor(act) {
    resized = act;
  }

  observe() {}
};
globalThis.getComputedStyle = () => ({ fontSize: '16px' });
globalThis.document = { getElementById: () => board, createElementNS: () => new Drawn(), documentElement: null };

/** Gives the frame another size. */
export function resize(size) {
  frame.size = size;
  resized();
}
