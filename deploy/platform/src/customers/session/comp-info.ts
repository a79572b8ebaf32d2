import { compRoleCode } from '@portal/shared/codes';
import { isProjectDepartment, projectDepartmentCode } from '@portal/shared/codes/hidden-from-project-department';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import type { Member, SessionState } from '../../kernel/session/session-state';

type Person = Pick<SessionState, 'userCode' | 'userName' | 'mobile'>;

/** If the person has chosen no role, a project department counts as one, whatever other roles it has. */
function roleWithoutChoice({ compRoles }: Member): string {
  if (isProjectDepartment(compRoles)) return projectDepartmentCode;
  const [first] = compRoles;
  return first ? compRoleCode(first) : '';
}

/** The spec's `compInfo`: the person in the company that the token stands for. */
export function compInfoOf(person: Person, member: Member): CallReply<'loginInfoView'> {
  return {
    compCode: member.compCode,
    compName: member.compName,
    compBizCode: member.compCode,
    employeeCode: member.employeeCode,
    compStatus: member.compStatus,
    inviteCode: member.inviteCode,
    userName: person.userName,
    userCode: person.userCode,
    mobile: maskPhone(person.mobile),
    rootManager: member.rootManager,
    compRoleCode: member.chosenRole ?? roleWithoutChoice(member),
    compRole: [...member.compRoles],
    employeeRole: [...member.employeeRoles],
  };
}
