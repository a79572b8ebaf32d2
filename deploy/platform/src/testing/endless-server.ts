import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const part = Buffer.alloc(1_048_576, ' ');
const maxParts = 64;

/** Answers every request with 64 MB, as fast as they are read. */
export class EndlessServer {
  readonly origin: string;
  /** Resolves when the first connection has ended. */
  readonly left: Promise<unknown>;
  readonly #server: Server;
  #parts = 0;

  private constructor(server: Server) {
    const { port } = server.address() as AddressInfo;
    this.#server = server;
    this.origin = `http://127.0.0.1:${port}`;
    this.left = new Promise((resolve) => {
      server.on('request', async (_request, response) => {
        response.once('close', resolve);
        response.writeHead(200, { 'content-type': 'application/json' });
        for (; this.#parts < maxParts && !response.destroyed; this.#parts += 1)
          if (!response.write(part)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
        response.end('{}');
      });
    });
  }

  static async start(): Promise<EndlessServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new EndlessServer(server);
  }

  /** The part of the answers that has gone out. Some of it waits in the connection's buffers and was never read. */
  get sent(): number {
    return this.#parts / maxParts;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
