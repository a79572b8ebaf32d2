import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { builtCommand } from './built-command';

const root = join(import.meta.dirname, '../..');

/** A portal for one test. The test can stop it and start it again on the same data. */
export class OwnPortal {
  readonly url: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  /** `settings` are of the operator's environment. */
  constructor(port: number, dataFolder: string, settings: Readonly<Record<string, string>> = {}) {
    this.url = `http://localhost:${port}`;
    this.#environment = { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataFolder };
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, [...builtCommand, 'start'], {
      cwd: root,
      env: this.#environment,
      stdio: 'ignore',
    });
    for (;;) {
      if (this.#process.exitCode !== null) throw new Error('the portal did not start');
      const up = await fetch(`${this.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  /** The megabytes that the process holds in memory. */
  residentMegabytes(): number {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(this.#process?.pid)], { encoding: 'utf8' });
    return Number(kilobytes.trim()) / 1024;
  }
}
