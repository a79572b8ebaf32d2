import { Worker } from 'node:worker_threads';
import type { Paper } from './paper';
import type { Delivery, Order } from './pdf-thread';

interface Waiting {
  readonly resolve: (content: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/** The one thread that makes all PDF files of this process, and who waits for them. */
class PdfThread {
  readonly #worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), { execArgv: [] });
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(onEnd: () => void) {
    this.#worker.unref();
    this.#worker.on('message', ({ id, content, error }: Delivery) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      // While nobody waits, the thread keeps no process alive.
      if (this.#waiting.size === 0) this.#worker.unref();
      if (content) waiting?.resolve(Buffer.from(content.buffer));
      else waiting?.reject(error);
    });
    const end = (error: Error) => {
      onEnd();
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#worker.once('error', (cause) => end(new Error('the thread that makes PDF files broke down', { cause })));
    this.#worker.once('exit', () => end(new Error('the thread that makes PDF files has ended')));
  }

  write(paper: Paper): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#worker.postMessage({ id: this.#last, paper } satisfies Order);
      this.#waiting.set(this.#last, { resolve, reject });
      this.#worker.ref();
    });
  }
}

let thread: PdfThread | undefined;

function startThread(): PdfThread {
  const started = new PdfThread(() => {
    // It tells of its end twice after a fault, and another one may run by then.
    if (thread === started) thread = undefined;
  });
  return started;
}

/**
 * Makes a PDF file in a thread of its own, because requests would wait for it otherwise. After a fault the next file
 * starts a new one.
 */
export function writePdf(paper: Paper): Promise<Buffer> {
  thread ??= startThread();
  return thread.write(paper);
}
