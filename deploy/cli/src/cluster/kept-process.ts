import { type ChildProcess, spawn } from 'node:child_process';

export interface KeptProcess {
  name: string;
  /** Ends it for good. */
  stop(): Promise<void>;
}

export interface ProcessChoices {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Told of every start, so that a person can end it by its number. */
  started: (name: string, pid: number) => void;
}

/** One that ends as soon as it is started is not started again without end. */
const soon = 2_000;
const pauseAfterSoon = 500;

/** Starts a process and starts it again whenever it ends, until it is stopped. */
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
