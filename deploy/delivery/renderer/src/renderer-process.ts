import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FromProcess, ProcessLimits, ToProcess } from './process/messages';
import type { RenderLimits } from './render-limits';

const folder = realpathSync(fileURLToPath(new URL('./process', import.meta.url)));
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** The process reads its own files and nothing else: no other file, no environment, no process, no addon. */
export const confinement = {
  env: {},
  execArgv: [
    permission,
    '--allow-worker',
    `--allow-fs-read=${folder}/*`,
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ],
};

export interface ProcessEvents {
  readonly message: (message: FromProcess) => void;
  /** The process is gone; `how` says it in words. */
  readonly gone: (how: string) => void;
}

/** The renderer's process as the gateway sees it. */
export class RendererProcess {
  readonly #child: ChildProcess;
  readonly #limits: RenderLimits;
  readonly #expected = new Map<string, NodeJS.Timeout>();

  constructor(limits: RenderLimits, { message, gone }: ProcessEvents) {
    const { heapMegabytes, processMegabytes, outputBytes } = limits;
    const argument: ProcessLimits = { heapMegabytes, processMegabytes, outputBytes };
    this.#limits = limits;
    this.#child = fork(`${folder}/main.mjs`, [JSON.stringify(argument)], {
      ...confinement,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', (received: FromProcess) => {
      if (received.is === 'ready' || received.is === 'ended') this.#came(received.lane, 'ready');
      if (received.is === 'ended') this.#came(received.lane, 'ended');
      message(received);
    });
    const end = (how: string) => {
      for (const timer of this.#expected.values()) clearTimeout(timer);
      gone(how);
    };
    this.#child.once('error', (error) => end(error.message));
    this.#child.once('exit', (code, signal) => end(signal ?? `exit ${code}`));
    // It never keeps its parent alive. When the parent is gone, it ends by itself.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get id(): number | undefined {
    return this.#child.pid;
  }

  startWorker(lane: number, code: string): void {
    this.#send({ to: 'start', lane, code });
    this.#expect(lane, 'ready', this.#limits.startMs);
  }

  render(lane: number, input: string): void {
    this.#send({ to: 'render', lane, input });
  }

  endWorker(lane: number): void {
    this.#send({ to: 'end', lane });
    this.#expect(lane, 'ended', this.#limits.endMs);
  }

  /** Resolves when the process is gone. */
  async kill(): Promise<void> {
    if (this.#child.pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      this.#child.ref();
      this.#child.once('exit', () => resolve());
      this.#child.kill('SIGKILL');
    });
  }

  #send(message: ToProcess): void {
    // A message to a process that has just died is lost; `gone` tells about it.
    this.#child.send(message, () => undefined);
  }

  /** A process that does not even start or end a worker in time is stuck, and no worker of it can be trusted. */
  #expect(lane: number, is: 'ready' | 'ended', within: number): void {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), within);
    timer.unref();
    this.#expected.set(`${is} ${lane}`, timer);
  }

  #came(lane: number, is: 'ready' | 'ended'): void {
    clearTimeout(this.#expected.get(`${is} ${lane}`));
    this.#expected.delete(`${is} ${lane}`);
  }
}
