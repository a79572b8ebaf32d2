import { compRoleCode } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import type { Member } from './session-state';

interface Person {
  readonly userCode: string;
  readonly userName: string;
  readonly mobile: string;
}

/** The spec's `compInfo`: the person in the company that the token stands for. */
export function compInfoOf(person: Person, member: Member): CallReply<'loginInfoView'> {
  const [firstRole] = member.compRoles;
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
    compRoleCode: firstRole ? compRoleCode(firstRole) : '',
    compRole: [...member.compRoles],
    employeeRole: [...member.employeeRoles],
  };
}
