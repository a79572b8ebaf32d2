import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';

type Answer =
  | { kind: 'ready'; address: string }
  | { kind: 'notification'; channel: string; payload: string }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; message: string };

/** Where the worker's socket is: a file where the system has such sockets, else a port of this machine. */
export type SocketAddress = { path: string } | { host: string; port: number };

/** The main thread's end of the worker: orders by number, notifications as events named after their channel. */
export class PgliteThread extends EventEmitter {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  #lastId = 0;

  private constructor(worker: Worker) {
    super();
    this.#worker = worker;
  }

  static async start(dataDir: string | undefined, address: SocketAddress): Promise<PgliteThread> {
    const file = new URL('./pglite-worker.mjs', import.meta.url);
    const worker = new Worker(file, { workerData: { dataDir, address }, execArgv: [] });
    const thread = new PgliteThread(worker);
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (answer: Answer) => (answer.kind === 'ready' ? resolve() : thread.#take(answer)));
      worker.once('error', reject);
      worker.once('exit', (code) => {
        const error = new Error(`the embedded database ended with code ${code}`);
        reject(error);
        for (const { reject: refuse } of thread.#waiting.values()) refuse(error);
      });
    });
    return thread;
  }

  #take(answer: Exclude<Answer, { kind: 'ready' }>): void {
    if (answer.kind === 'notification') {
      this.emit(answer.channel, answer.payload);
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'done') waiting?.resolve();
    else waiting?.reject(new Error(answer.message));
  }

  #order(order: string, channel = ''): Promise<void> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, order, channel });
    });
  }

  listen(channel: string): Promise<void> {
    return this.#order('listen', channel);
  }

  async close(): Promise<void> {
    await this.#order('close');
    await this.#worker.terminate();
  }
}
