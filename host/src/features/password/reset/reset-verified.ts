import type { CallReply } from '@portal/shared/contract';

/** The first step of the reset gives this to the second. It is in the history entry, so that a reload keeps it. */
export interface ResetVerified {
  readonly resetToken: string;
  /** Masked. */
  readonly mobile: string;
  readonly passwordRuleList: readonly string[];
  /** Milliseconds of this machine's clock. */
  readonly validUntil: number;
}

export function verifiedFrom(reply: CallReply<'passwordResetCheck'>, now: number): ResetVerified {
  const { resetToken, mobile, passwordRuleList, expiresIn } = reply;
  return { resetToken, mobile, passwordRuleList, validUntil: now + expiresIn * 1_000 };
}

/** The verification in a history entry, unless its time is over. */
export function readVerified(state: unknown, now: number): ResetVerified | null {
  const verified = state as Partial<ResetVerified> | null;
  if (typeof verified?.resetToken !== 'string' || typeof verified.validUntil !== 'number') return null;
  return verified.validUntil > now ? (verified as ResetVerified) : null;
}

/** The second step gives this to the third, in the history entry as well. */
export const resetDone = { reset: true } as const;

export const hasReset = (state: unknown): boolean => (state as Partial<typeof resetDone> | null)?.reset === true;
