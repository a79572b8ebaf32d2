import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned } from '@portal/http';

/** How a product's server behaves to a signed call. */
export type Behaviour = (asked: { productCode: string }, response: ServerResponse) => void;

export const tellNothing: Behaviour = (_, response) => response.end('{"figures":null}');

/** A product's own server that speaks the port `figures`, and takes only calls with its key. */
export class OwnProduct {
  readonly key = { keyId: 'own', secret: 'a secret of the product and the platform' };
  behaviour: Behaviour = tellNothing;
  readonly heard: Record<string, unknown>[] = [];
  readonly #server = createServer((request, response) => this.#take(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray()).toString();
    const signed = isSigned(this.key, request.headers, { method: 'POST', path: request.url ?? '', body }, Date.now());
    if (!signed) {
      response.writeHead(401).end('{}');
      return;
    }
    const asked = JSON.parse(body);
    this.heard.push(asked);
    this.behaviour(asked, response);
  }
}
