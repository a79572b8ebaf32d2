import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** How often a process was killed, and after how long it was there again, in ms. */
export type Kills = Record<string, number[]>;

export interface KillChoices {
  /** The cluster's file of process numbers, by name. */
  processes: string;
  /** Whether a process does its work again. */
  isBack: (name: string) => Promise<boolean>;
  /** Told after each. */
  killed: (kills: Kills) => void;
}

/** Between one that is back and the next: customers meet each of them away by itself, and all of them there. */
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

/** Kills each process in turn, as a power failure would, until it is told to stop. */
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
