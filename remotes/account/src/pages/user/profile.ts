import { employeeRoleLabel } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';

export type Profile = CallReply<'custAccountLoginView'>;

/** The roles in words, without the administrator's role: a tag of its own shows that. */
export function roleLabels({ employeeRole, rootManager }: Pick<Profile, 'employeeRole' | 'rootManager'>): string[] {
  return employeeRole.filter((role) => !(rootManager && role === 'E101')).map(employeeRoleLabel);
}
