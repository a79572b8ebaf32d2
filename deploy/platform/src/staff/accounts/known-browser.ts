import type { StaffVisit } from '../../kernel/calls/staff-context';
import { hashOf } from '../../kernel/data/new-code';
import type { Person } from './people';

/** A person's mark for their browsers. A new password ends it. */
const marksOf = ({ dataKeys }: Pick<StaffVisit, 'dataKeys'>, { staffId, passwordHash }: Person): string[] =>
  dataKeys.indexes(`${staffId}:${passwordHash ?? ''}`, 'staff-browser');

/** Returns whether this person was the last to log in with the browser. */
export function isKnownBrowser(context: StaffVisit, person: Person | undefined): boolean {
  const { mark } = context.cookie;
  if (mark === undefined || !person) return false;
  const sent = hashOf(mark);
  return marksOf(context, person).some((own) => hashOf(own) === sent);
}

export function rememberBrowser(context: StaffVisit, person: Person): void {
  const [mark] = marksOf(context, person);
  if (mark !== undefined) context.cookie.leaveMark(mark);
}
