import { loginNameForm } from '@portal/shared/codes/login-name';
import type { StaffVisit } from '../../kernel/calls/staff-context';
import type { Person } from './people';

/**
 * Returns the login name to store in the audit. People type passwords into the wrong field, and nobody can remove them
 * from the audit. So anything but a name is stored as a keyed hash: equal for equal texts, useless without the data key.
 */
export function triedName(
  { dataKeys }: Pick<StaffVisit, 'dataKeys'>,
  person: Pick<Person, 'loginName'> | undefined,
  typed: string,
): string {
  if (person) return person.loginName;
  return loginNameForm.test(typed) ? typed : `#${dataKeys.indexes(typed, 'staff.login')[0]?.slice(0, 12)}`;
}
