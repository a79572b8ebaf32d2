import { employeeRoleLabel } from '@portal/shared/codes';
import { nothing } from '@portal/shared/format';

interface Membership {
  readonly rootManager: boolean;
  readonly employeeRole: readonly string[];
}

/** A person's place in a company, e.g. 企业管理员、复核. */
export const placeText = ({ rootManager, employeeRole }: Membership): string =>
  // The role of the same name says nothing more about the company's administrator.
  [
    ...(rootManager ? ['企业管理员'] : []),
    ...employeeRole.filter((role) => !rootManager || role !== 'E101').map(employeeRoleLabel),
  ].join('、') || nothing;
