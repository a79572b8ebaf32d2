import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface ServerProcess {
  /** The megabytes that the process holds in memory. */
  readonly resident: () => number;
  /** Microseconds of processor time so far, including its children; NaN if the system does not tell. */
  readonly processor: () => number;
  readonly stop: () => Promise<void>;
  /** Ends it without a word, as a machine that fails does. */
  readonly kill: () => Promise<void>;
  /** Ends the processes that it has started, in the same way. */
  readonly killChildren: () => void;
}

const patience = 300_000;

/** Linux counts in hundredths of a second. */
const tick = 10_000;

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

function processorOf(pid: number): number {
  try {
    // User and system time are the 12th and 13th field after the name, which may hold spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = (Number(fields[11]) + Number(fields[12])) * tick;
    return childrenOf(pid).reduce((sum, child) => sum + processorOf(child), own);
  } catch {
    return Number.NaN;
  }
}

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
  /** An address that answers 200 when the server is up. */
  readonly probe: string | URL;
}

/** Starts a server. The server has answered when this returns. */
export async function startServer({ command: [program, ...args], probe, ...options }: Server): Promise<ServerProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const [stop, kill] = [() => end('SIGTERM'), () => end('SIGKILL')];
  const killChildren = () => {
    for (const one of childrenOf(child.pid ?? 0)) process.kill(one, 'SIGKILL');
  };
  try {
    await untilUp(child, probe, program);
  } catch (error) {
    await stop();
    throw error;
  }
  const resident = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }).trim()) / 1024;
  return { resident, processor: () => processorOf(child.pid ?? 0), stop, kill, killChildren };
}
