import { ApiError, call } from '@portal/shared/api';
import { type Question, useConfirm } from '@portal/shared/ui/frame';
import type { ReactNode } from 'react';
import type { Employee } from './employee';

/** The acts that need no form. */
export type DirectAct = 'disable' | 'enable' | 'invite' | 'password' | 'remove' | 'withdraw' | 'withdrawMobile';

const calls = {
  disable: 'employeeDisable',
  enable: 'employeeEnable',
  password: 'employeeResetPwd',
  invite: 'employeeInvite',
  remove: 'employeeRemove',
  withdraw: 'employeeRemove',
  withdrawMobile: 'employeeMobileWithdraw',
} as const;

/** The question before the act. Enabling takes nothing from anybody, so it is done at once. */
function questionOf(act: DirectAct, { userName, mobile, askedMobile }: Employee): Question | null {
  switch (act) {
    case 'disable':
      return {
        title: `停用“${userName}”`,
        consequence: `停用后该人员将立即退出登录且无法访问本企业，确定停用“${userName}”？`,
        action: '停用',
        danger: true,
      };
    case 'enable':
      return null;
    case 'invite':
      return {
        title: `重新邀请“${userName}”`,
        consequence: `将再次向 ${mobile} 发送邀请，本人接受后生效。每个手机号30天内最多邀请3次。`,
        action: '发送邀请',
      };
    case 'withdraw':
      return {
        title: `撤回对“${userName}”的邀请`,
        consequence: `撤回后该人员不能再接受邀请，确定撤回对“${userName}”的邀请？`,
        action: '撤回邀请',
        danger: true,
      };
    case 'withdrawMobile':
      return {
        title: `撤回“${userName}”的手机号变更`,
        consequence: `撤回后手机号不变，本人不再收到变更为 ${askedMobile ?? ''} 的申请。`,
        action: '撤回变更',
      };
    case 'password':
      return {
        title: `重置“${userName}”的登录密码`,
        consequence: `新的初始密码将以短信发送至 ${mobile}，该人员将立即退出登录，下次登录时须修改密码。`,
        action: '重置密码',
        danger: true,
      };
    case 'remove':
      return {
        title: `移除“${userName}”`,
        consequence: `移除后该人员将立即退出登录且不再属于本企业，确定移除“${userName}”？`,
        action: '移除',
        danger: true,
      };
  }
}

/** Asks, then acts. Render the second part of the result; `changed` is called when the list is out of date. */
export function useEmployeeChanges(
  changed: () => void,
): [change: (act: DirectAct, employee: Employee) => Promise<void>, question: ReactNode] {
  const [confirm, question] = useConfirm();
  const change = async (act: DirectAct, employee: Employee) => {
    const asked = questionOf(act, employee);
    if (asked && !(await confirm(asked))) return;
    try {
      await call(calls[act], { body: { employeeCode: employee.employeeCode } }, { success: true });
    } catch (error) {
      ApiError.expect(error);
      if (error.kind === 'aborted') return;
      // The client has shown the reason; often the list is out of date.
    }
    changed();
  };
  return [change, question];
}
