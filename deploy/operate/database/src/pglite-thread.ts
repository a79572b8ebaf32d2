import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';

export interface PgliteFiles {
  dataDir: string | undefined;
  template: string | undefined;
  saveTo: string | undefined;
}

/** The worker that runs PGlite. */
export class PgliteThread {
  readonly #worker: Worker;
  #end: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('error', (error) => {
      this.#end = new Error('the embedded database broke down', { cause: error });
    });
    worker.once('exit', () => {
      this.#end ??= new Error('the embedded database is closed');
    });
  }

  static async start(workerData: PgliteFiles): Promise<PgliteThread> {
    // The worker runs without the main thread's loaders: it is plain JavaScript and starts sooner without them.
    const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData, execArgv: [] });
    await once(worker, 'message');
    return new PgliteThread(worker);
  }

  /** A new connection; the port closes when the database ends. */
  connect(): MessagePort {
    if (this.#end) throw this.#end;
    const { port1, port2 } = new MessageChannel();
    this.#worker.postMessage({ connection: port2 }, [port2]);
    return port1;
  }

  /** Resolves when all data is on disk. */
  async close(): Promise<void> {
    if (this.#end) return;
    const exited = once(this.#worker, 'exit');
    this.#worker.postMessage({ close: true });
    await exited;
  }
}
