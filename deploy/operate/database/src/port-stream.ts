import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

type Done = (error?: Error | null) => void;

/** Makes a message port look like the socket that the driver expects. */
export class PortStream extends Duplex {
  readonly #open: () => MessagePort;
  #port: MessagePort | undefined;

  constructor(open: () => MessagePort) {
    super();
    this.#open = open;
  }

  connect(): this {
    try {
      const port = this.#open();
      port.on('message', (bytes: Uint8Array) => this.push(bytes));
      port.once('close', () => this.destroy());
      this.#port = port;
      queueMicrotask(() => this.emit('connect'));
    } catch (error) {
      this.destroy(error as Error);
    }
    return this;
  }

  /** The driver corks messages that belong together, so a batch crosses over as one message. */
  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#send(chunk);
    done();
  }

  override _read(): void {}

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#port?.close();
    done(error);
  }

  #send(chunk: Buffer): void {
    // The copy has memory of its own, because the driver goes on using its buffer.
    const bytes = new Uint8Array(chunk);
    this.#port?.postMessage(bytes, [bytes.buffer]);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }
}
