import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ApiClient } from './api-client';
import { httpTransport } from './http-transport';
import type { CodeReader } from './log-in';
import { until } from './until';

type Where = { readonly url: string } | { readonly dataDir: string };

/** Processor time in microseconds since the start, and memory now. */
export interface Usage {
  readonly user: number;
  readonly system: number;
  readonly rss: number;
}

const script = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** A process of the API. Its starter can load, stop and kill it. */
export class ServedPlatform implements CodeReader {
  readonly origin: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Starts the process, with more settings of `serve.ts`. If it cannot start, the error holds the process's own output. */
  static async start(where: Where, also: Readonly<Record<string, string>> = {}): Promise<ServedPlatform> {
    const named = 'url' in where ? { DATABASE_URL: where.url } : { DATA_DIR: where.dataDir };
    const { DATABASE_URL: _, DATA_DIR: __, ...env } = process.env;
    const child = fork(script, { execArgv: ['--import', 'tsx'], env: { ...env, NODE_OPTIONS: '', ...named, ...also } });
    const [said] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => [{ failed: `the process ended with ${code}` }]),
    ])) as [{ port?: number; failed?: string }];
    if (said.port === undefined) throw new Error(said.failed);
    return new ServedPlatform(child, said.port);
  }

  readonly clock = () => Date.now();

  client(): ApiClient {
    return new ApiClient(httpTransport(this.origin));
  }

  async code(recipient: string, purpose: string, after = 0): Promise<string> {
    const { code } = await until(async () => {
      const answer = await fetch(`${this.origin}/dev/outbox?to=${encodeURIComponent(recipient)}`);
      const entries = (await answer.json()) as { purpose: string; code: string; at: string }[];
      return entries.find((one) => one.purpose === purpose && Date.parse(one.at) >= after);
    }, `no ${purpose} code for ${recipient}`);
    return code;
  }

  async usage(): Promise<Usage> {
    const answer = once(this.#child, 'message');
    this.#child.send('usage');
    const [usage] = await answer;
    return usage;
  }

  /** Kills the process like a power failure: it cannot clean up. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}
