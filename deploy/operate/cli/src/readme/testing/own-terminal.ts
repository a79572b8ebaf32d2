import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A port of this machine that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const answers = (port: number) =>
  fetch(`http://localhost:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** A command that goes on running, with all the processes that it starts. */
export class OwnTerminal {
  output = '';
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;

  constructor(line: string, folder: string, env: NodeJS.ProcessEnv) {
    // A process group of its own, so that the end reaches everything that the line has started.
    this.#process = spawn('bash', ['-c', `${line} 2>&1`], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#closed = once(this.#process, 'close');
    this.#process.stdout?.on('data', (chunk: Buffer) => {
      this.output += chunk.toString('utf8');
    });
  }

  async untilAnswers(port: number): Promise<void> {
    while (!(await answers(port))) {
      if (this.#process.exitCode !== null) throw new Error(`it ended with ${this.#process.exitCode}:\n${this.output}`);
      await setTimeout(200);
    }
  }

  /** Returns when the last of its processes is gone, and with it the lock on the database. */
  async stop(): Promise<void> {
    if (this.#process.pid !== undefined && this.#process.exitCode === null) process.kill(-this.#process.pid, 'SIGTERM');
    await this.#closed;
  }
}
