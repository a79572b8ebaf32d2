import type { Database } from '@portal/database';
import { clearFailures, guardState, noteFailure } from './failure-guard';
import { type GuardState, lockedSeconds, triesLeft } from './lock-steps';

export type ProofResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** False: it was too early to try at all. */
      readonly tried: boolean;
      /** Zero: locked. */
      readonly left: number;
      /** Until the next try is allowed. */
      readonly seconds: number;
    };

function failed(state: GuardState, tried: boolean, now: Date): ProofResult {
  return { ok: false, tried, left: triesLeft(state), seconds: lockedSeconds(state, now) };
}

/** One try at proving something, under a guard that makes failures slower and in the end impossible. */
export async function guardedProof(
  db: Database['db'],
  key: string,
  now: Date,
  prove: () => Promise<boolean>,
): Promise<ProofResult> {
  const state = await guardState(db, key);
  if (state && lockedSeconds(state, now) > 0) return failed(state, false, now);
  if (!(await prove())) return failed(await noteFailure(db, key, now), true, now);
  if (state) await clearFailures(db, key);
  return { ok: true };
}

const waitText = (seconds: number) => (seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分钟`);

/** What the customer reads; `reason` is what was wrong with this try. */
export function failureSentence(result: Extract<ProofResult, { ok: false }>, reason: string): string {
  if (result.left === 0) return `失败次数过多，已被临时锁定，请${waitText(result.seconds)}后再试`;
  if (!result.tried) return `操作过于频繁，请${waitText(result.seconds)}后再试`;
  return `${reason}，您还可尝试${result.left}次`;
}
