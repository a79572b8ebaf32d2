import { type CertificationStep, compStatusOf } from '../codes/comp-status';
import { applicationCookie } from './boot-document';

/** The application of the person's company that is still under way. */
export interface Application {
  /** The page on which it goes on. */
  readonly to: CertificationStep;
  /** How far it is, in a word. */
  readonly state: string;
}

const held = new RegExp(`(?:^|; )${applicationCookie}=(\\d\\d)(?:\\.(\\d{1,2}))?(?:;|$)`);

/**
 * The application as the cookies tell it, which pages before the session's code can read. It decides only where links
 * lead; the server decides what the company may do.
 */
export function pendingApplication(): Application | null {
  const [, status, toCorrect] = held.exec(document.cookie) ?? [];
  const { entry } = compStatusOf(status);
  if (entry.kind !== 'certifying') return null;
  const { to, state } = entry;
  return { to, state: toCorrect ? `${state} ${toCorrect} 项` : state };
}
