import type { Database } from '@portal/database';
import { clearFailures, countTry, takeBack } from './failure-guard';
import { accountSteps, type GuardState, type LockSteps, lockedSeconds, triesLeft } from './lock-steps';

export type ProofResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** False: it was too early to try. */
      readonly tried: boolean;
      /** The tries that are left. Zero: locked. */
      readonly left: number;
      /** The seconds until the next try is allowed. */
      readonly seconds: number;
    };

function failed(state: GuardState, tried: boolean, now: Date, steps: LockSteps): ProofResult {
  return { ok: false, tried, left: triesLeft(state, steps), seconds: lockedSeconds(state, now) };
}

/**
 * Makes one try to prove something. A guard makes further tries slower after failures, and in the end impossible. A try
 * is counted as a failure before the proof, so that many tries at once gain nothing. A right proof clears the count. If
 * the proof could not be made at all, the try is given back.
 */
export async function guardedProof(
  db: Database['db'],
  key: string,
  now: Date,
  prove: () => Promise<boolean>,
  steps = accountSteps,
): Promise<ProofResult> {
  const counted = await countTry(db, key, now, steps);
  if (!counted.allowed) return failed(counted.state, false, now, steps);
  let proven: boolean;
  try {
    proven = await prove();
  } catch (error) {
    await takeBack(db, key, counted);
    throw error;
  }
  if (!proven) return failed(counted.state, true, now, steps);
  await clearFailures(db, key);
  return { ok: true };
}

const waitText = (seconds: number) => (seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分钟`);

export const lockedSentence = (seconds: number) => `失败次数过多，已被临时锁定，请${waitText(seconds)}后再试`;

/** The sentence for the customer; `reason` says what was wrong with this try. */
export function failureSentence(result: Extract<ProofResult, { ok: false }>, reason: string): string {
  if (result.left === 0) return lockedSentence(result.seconds);
  if (!result.tried) return `操作过于频繁，请${waitText(result.seconds)}后再试`;
  return `${reason}，您还可尝试${result.left}次`;
}
