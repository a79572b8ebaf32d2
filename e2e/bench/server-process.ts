import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ServerProcess {
  /** Megabytes that the process holds in memory. */
  readonly resident: () => number;
  readonly stop: () => Promise<void>;
}

const patience = 300_000;

const answers = (address: string | URL) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilUp(child: ChildProcess, address: string | URL, name: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${name} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface Server extends Pick<SpawnOptions, 'cwd' | 'env'> {
  readonly command: readonly [string, ...string[]];
  /** Answers 200 once the server is up. */
  readonly probe: string | URL;
}

/** A server of the bench's own; it has answered when this returns. */
export async function startServer({ command: [program, ...args], probe, ...options }: Server): Promise<ServerProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilUp(child, probe, program);
  } catch (error) {
    await stop();
    throw error;
  }
  const resident = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }).trim()) / 1024;
  return { resident, stop };
}
