import { Worker } from 'node:worker_threads';

/** The thread that renders the pages of one release. */
export class ReleaseWorker {
  #worker;
  #memory = false;
  /** @type {number | undefined} */
  #busySince;

  /**
   * @param {number} lane
   * @param {string} code
   * @param {import('./messages').ProcessLimits} limits
   * @param {(message: import('./messages').FromProcess) => void} tell
   */
  constructor(lane, code, { heapMegabytes, outputBytes }, tell) {
    this.#worker = new Worker(new URL('./render-thread.mjs', import.meta.url), {
      workerData: { code, outputBytes },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    });
    this.#worker.on('message', (message) => {
      if (message.is === 'idle') this.#busySince = undefined;
      else tell({ ...message, lane });
    });
    this.#worker.on('error', (/** @type {Error & { code?: string }} */ error) => {
      this.#memory ||= error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    });
    this.#worker.once('exit', () => tell({ lane, is: 'ended', memory: this.#memory }));
  }

  /** The time since when the script has been running, if it is. */
  get busySince() {
    return this.#busySince;
  }

  /** @param {string} input */
  render(input) {
    this.#busySince ??= performance.now();
    this.#worker.postMessage(input);
  }

  end() {
    void this.#worker.terminate();
  }

  endForMemory() {
    this.#memory = true;
    this.end();
  }
}
