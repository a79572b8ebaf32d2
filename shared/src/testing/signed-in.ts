import type { EmployeeRole } from '../codes/public';
import { permissionRow } from '../codes/resources';
import { useSession } from '../session/public';
import { compInfo } from '../session/testing/samples';
import { sampleRows } from './sample-rows';

interface Person {
  readonly roles?: readonly EmployeeRole[];
  readonly rootManager?: boolean;
  /** The company's role in the product SCM. */
  readonly compRole?: string;
  /** Permissions that the remote declares itself. */
  readonly permissions?: readonly string[];
}

/** A person in a company, with the authorized addresses of their roles; by default its root manager. */
export function signIn({
  roles = ['E101'],
  rootManager = roles.includes('E101'),
  compRole = 'C101',
  permissions = [],
}: Person = {}): void {
  const compRoles = [{ prodCode: 'SCM', compRole }];
  const rows = sampleRows({ rootManager, employeeRoles: roles, compRoles });
  const auth = [...rows, ...permissions.map((code) => permissionRow({ code, title: code }))];
  const own = {
    ...compInfo,
    compName: '华东精工制造有限公司',
    userName: '陈立群',
    rootManager,
    compRoleCode: `SCM-${compRole}`,
    compRole: compRoles,
    employeeRole: [...roles],
  };
  useSession.setState({
    compInfo: own,
    lastCompInfo: own,
    auth,
    menus: auth.filter(({ resType }) => resType !== 'action'),
  });
}
