import { showMessage, showSuccess } from '@portal/shared/ui';
import type { OneTimeLink } from './link-dialog';

/** What an act has led to: a link to hand on, or null. */
export type Outcome = OneTimeLink | null;

interface Made {
  readonly waits: boolean;
  readonly link?: string | null;
  readonly expiresAt?: string | null;
}

/** Tells the person whether the act is done or waits for somebody else. */
export function sayOutcome({ waits }: Pick<Made, 'waits'>): void {
  if (waits) showMessage('info', '已提交，由另一人确认后生效');
  else showSuccess();
}

/** Says the same, unless there is a link, which speaks for itself. */
export function outcomeOf(made: Made, name: string): Outcome {
  const { link, expiresAt } = made;
  if (link && expiresAt) return { link, expiresAt, name };
  sayOutcome(made);
  return null;
}
