import { employeeRoleLabel } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';

export type Profile = CallReply<'custAccountLoginView'>;

/** The roles as words, without the administrator's: a tag of its own says that. */
export function roleLabels({ employeeRole, rootManager }: Pick<Profile, 'employeeRole' | 'rootManager'>): string[] {
  return employeeRole.filter((role) => !(rootManager && role === 'E101')).map(employeeRoleLabel);
}
