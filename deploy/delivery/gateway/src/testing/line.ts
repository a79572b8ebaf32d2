import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The exact text on a connection. An HTTP client would hide it or refuse to send it. */
export class Line {
  readonly socket: Socket;
  text = '';
  /** The server has closed its end. */
  ended = false;
  closed = false;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (part) => {
      this.text += part.toString('latin1');
    });
    this.socket.on('end', () => {
      this.ended = true;
    });
    this.socket.on('close', () => {
      this.closed = true;
    });
    this.socket.on('error', () => {});
  }

  send(path: string, more = '', version = '1.1', method = 'GET'): this {
    this.socket.write(`${method} ${path} HTTP/${version}\r\nHost: localhost\r\n${more}\r\n`);
    return this;
  }

  get statusLines(): string[] {
    return this.text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
  }

  /** The status lines so far, as soon as there are this many. It gives up where nothing came for three seconds. */
  async statuses(count: number): Promise<string[]> {
    for (let before = -1; before < this.text.length && this.statusLines.length < count; ) {
      before = this.text.length;
      await until(() => this.text.length > before);
    }
    return this.statusLines;
  }
}

/** Waits for something that comes soon. It also returns if nothing comes. */
export async function until(condition: () => boolean, longest = 3_000): Promise<void> {
  for (const end = performance.now() + longest; performance.now() < end && !condition(); ) await wait(10);
}
