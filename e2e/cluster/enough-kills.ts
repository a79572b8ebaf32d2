import { readFileSync } from 'node:fs';
import type { Kills } from './kill-in-turn';

const processes = 6;

/** The kills so far of the process that was killed least often. */
function minKills(): number {
  const kills = JSON.parse(readFileSync(process.env.CLUSTER_KILLS ?? '', 'utf8')) as Kills;
  const counts = Object.values(kills).map((times) => times.length);
  return counts.length < processes ? 0 : Math.min(...counts);
}

/** Goes on until each process was killed this many times since the call. */
export function untilEachIsKilled(times: number): () => boolean {
  const wanted = minKills() + times;
  return () => minKills() < wanted;
}
