import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const simulatorScript = fileURLToPath(import.meta.resolve('@portal/simulator/process'));

/** The process that plays the providers. A killed one has forgotten everything when it starts again. */
export class KilledSimulator {
  readonly #secret: string;
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(secret: string) {
    this.#secret = secret;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const child = fork(simulatorScript, {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_OPTIONS: '', SIMULATOR_SECRET: this.#secret },
    });
    this.#child = child;
    const [said] = (await once(child, 'message')) as [{ port: number }];
    this.#port = said.port;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const isSigned = ([name]: [string, unknown]) => /^(x-port-|idempotency|content-type)/.test(name);

interface Ends {
  readonly simulator: KilledSimulator;
  /** Where the API of this moment listens. */
  readonly api: () => string;
}

/**
 * Stands between the API and the simulator at one address, however often either of them starts again, and notes the
 * calls that were answered by their key. SMS come to `/sms`; they are taken while the simulator lives.
 */
export async function noteProviders({ simulator, api }: Ends) {
  const delivered = new Map<string, string>();
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request;
    const body = await bodyOf(request);
    const back = path.startsWith('/api/callbacks/');
    const to = path === '/sms' ? `${simulator.origin}/healthz` : `${back ? api() : simulator.origin}${path}`;
    const signed = Object.fromEntries(Object.entries(headers).filter(isSigned)) as Record<string, string>;
    const answer = await fetch(
      to,
      path === '/sms' ? {} : { method: 'POST', headers: signed, body: new Uint8Array(body) },
    );
    const text = await answer.text();
    if (answer.ok && !back) delivered.set(String(headers['idempotency-key']), path);
    response.writeHead(answer.status).end(text);
  }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** The path of each call that was answered, by its key. */
    delivered,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
