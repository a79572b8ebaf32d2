import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** For each kill of a process, the time until it was back, in ms. */
export type Kills = Record<string, number[]>;

export interface KillChoices {
  /** The cluster's file with the process numbers, by name. */
  processes: string;
  /** Returns whether a process works again. */
  isBack: (name: string) => Promise<boolean>;
  /** Called after each kill. */
  killed: (kills: Kills) => void;
}

/**
 * The pause after a process is back, in ms. Customers meet each process missing alone, and also all of them running.
 */
const between = 20_000;
const longest = 90_000;

const pidsIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;

async function isBackSoon(choices: KillChoices, name: string, before: number): Promise<void> {
  const until = performance.now() + longest;
  while (performance.now() < until) {
    if (pidsIn(choices.processes)[name] !== before && (await choices.isBack(name))) return;
    await pause(100);
  }
  throw new Error(`${name} did not come back within ${longest / 1000} s`);
}

/** Kills each process in turn, like a power failure, until it is told to stop. */
export async function killInTurn(choices: KillChoices, signal: AbortSignal): Promise<Kills> {
  const kills: Kills = {};
  const names = Object.keys(pidsIn(choices.processes));
  for (let turn = 0; !signal.aborted; turn += 1) {
    const name = names[turn % names.length] ?? '';
    const pid = pidsIn(choices.processes)[name];
    if (pid === undefined) throw new Error(`there is no process ${name}`);
    const at = performance.now();
    process.kill(pid, 'SIGKILL');
    await isBackSoon(choices, name, pid);
    kills[name] = [...(kills[name] ?? []), performance.now() - at];
    choices.killed(kills);
    await pause(between);
  }
  return kills;
}
