import { constants, createContext } from 'node:vm';
import { MessageChannel } from 'node:worker_threads';
import { webClasses } from './web-classes.mjs';

/** V8 brings these to every context. No page needs shared memory or compiled programs. */
const notForScripts = ['Atomics', 'SharedArrayBuffer', 'WebAssembly'];

/** The global object for one render, with all that the script leaves running. */
export class VisitContext {
  #global = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
  /** @type {Map<number, NodeJS.Timeout>} */
  #timers = new Map();
  /** @type {import('node:worker_threads').MessagePort[]} */
  #ports = [];
  #lastTimer = 0;
  #closed = false;
  /** @type {(error: unknown) => void} */
  #reject = () => undefined;
  /** @type {Promise<never>} */
  #failed = new Promise((_, reject) => {
    this.#reject = reject;
  });

  constructor() {
    this.#failed.catch(() => undefined);
    for (const name of notForScripts) Reflect.deleteProperty(this.#global, name);
    Object.assign(this.#global, webClasses, this.#timing(), { MessageChannel: this.#channels() });
  }

  /** @param {import('node:vm').Script} script */
  run(script) {
    script.runInContext(this.#global);
    if (typeof this.#global.portalRender !== 'function') throw new TypeError('The script sets no portalRender');
  }

  /** Fails the render that this context is for. @param {unknown} error */
  fail(error) {
    this.#reject(error);
  }

  /** @param {string} input */
  async render(input) {
    return Promise.race([this.#failed, this.#global.portalRender?.(input)]);
  }

  close() {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const port of this.#ports) port.close();
  }

  #timing() {
    /** @param {typeof setTimeout | typeof setInterval} start */
    const timer =
      (start) =>
      /** @param {(...values: unknown[]) => void} run @param {number} [after] @param {unknown[]} values */
      (run, after, ...values) => {
        if (typeof run !== 'function') throw new TypeError('A timer takes a function');
        if (this.#closed) return 0;
        this.#lastTimer += 1;
        const number = this.#lastTimer;
        const handle = start(() => {
          if (start === setTimeout) this.#timers.delete(number);
          run(...values);
        }, after);
        this.#timers.set(number, handle);
        return number;
      };
    /** @param {number} number */
    const clear = (number) => {
      clearTimeout(this.#timers.get(number));
      this.#timers.delete(number);
    };
    return {
      setTimeout: timer(setTimeout),
      setInterval: timer(setInterval),
      clearTimeout: clear,
      clearInterval: clear,
      performance: { now: () => performance.now(), timeOrigin: performance.timeOrigin },
    };
  }

  /** Open ports would keep the whole context in memory. */
  #channels() {
    const ports = this.#ports;
    return class extends MessageChannel {
      constructor() {
        super();
        ports.push(this.port1);
      }
    };
  }
}
