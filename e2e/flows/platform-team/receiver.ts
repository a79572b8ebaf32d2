import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a receiver was told. */
interface Told {
  headers: IncomingHttpHeaders;
  body: string;
}

/** An operator's server that is told what happens to releases. It fails as often as it is asked to. */
export class Receiver {
  readonly told: Told[] = [];
  readonly #server: Server;
  #failures = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        this.told.push({ headers: request.headers, body });
        this.#failures -= 1;
        response.writeHead(this.#failures >= 0 ? 500 : 204).end();
      });
    });
  }

  async open(failures: number): Promise<string> {
    this.#failures = failures;
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/portal`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const validFor = 300_000;

/** Checks a signature as a receiver of another maker does, by what `deploy/docs/zh/releasing.md` says. */
export function isGenuine({ headers, body }: Told, path: string, secret: string): boolean {
  const time = String(headers['x-port-time']);
  const text = ['POST', path, time, body].join('\n');
  const signature = createHmac('sha256', secret).update(text).digest('base64url');
  return headers['x-port-signature'] === signature && Math.abs(Date.now() - Number(time)) < validFor;
}
