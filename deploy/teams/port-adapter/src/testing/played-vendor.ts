import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the vendor receives it. */
export interface VendorRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface VendorAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Mood = 'answers' | 'silent' | 'refuses' | 'fails' | 'hangs up' | 'speaks no JSON' | 'tells all';

/** Stands in the vendor's place on this machine. */
export class PlayedVendor {
  mood: Mood = 'answers';
  readonly heard: VendorRequest[] = [];
  /** The requests whose caller has gone before the answer. */
  left = 0;
  readonly #answer: (request: VendorRequest) => VendorAnswer;
  readonly #server = createServer((request, response) => void this.#take(request, response));

  constructor(answer: (request: VendorRequest) => VendorAnswer) {
    this.#answer = answer;
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const heard = { method: request.method ?? '', path, query, headers: request.headers, body: Buffer.concat(parts) };
    this.heard.push(heard);
    response.once('close', () => {
      if (!response.writableEnded) this.left += 1;
    });
    if (this.mood === 'silent') return;
    if (this.mood === 'hangs up') return void request.socket.destroy();
    if (this.mood === 'speaks no JSON') return void response.end('<html>');
    if (this.mood === 'refuses') return void response.writeHead(403).end('{"Code":"Forbidden","Message":"no"}');
    if (this.mood === 'fails') return void response.writeHead(500).end('{"Code":"InternalError","Message":"no"}');
    if (this.mood === 'tells all') {
      const all = JSON.stringify({
        Code: 'Bad',
        Message: `${heard.query} ${heard.body}`,
        error: heard.body.toString(),
      });
      return void response.writeHead(400).end(all);
    }
    const { status = 200, headers = {}, body } = this.#answer(heard);
    response.writeHead(status, headers).end(body);
  }
}
