import { type ChildProcess, spawn } from 'node:child_process';

export interface KeptProcess {
  name: string;
  /** Ends the process for good. */
  stop(): Promise<void>;
}

export interface ProcessChoices {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Called at every start, so that a person can end the process by its number. */
  started: (name: string, pid: number) => void;
}

/** A process that ends right after its start is started again only after a pause. */
const soon = 2_000;
const pauseAfterSoon = 500;

/** Starts a process, and starts it again whenever it ends, until `stop`. */
export function keepRunning({ name, command, args, env, started }: ProcessChoices): KeptProcess {
  let child: ChildProcess;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    const startedAt = performance.now();
    child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
    if (child.pid !== undefined) started(name, child.pid);
    child.on('error', () => {});
    child.on('exit', () => {
      if (!stopped) timer = setTimeout(start, performance.now() - startedAt < soon ? pauseAfterSoon : 0);
    });
  }
  start();

  return {
    name,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
