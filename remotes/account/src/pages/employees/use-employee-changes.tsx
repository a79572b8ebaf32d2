import { ApiError, call } from '@portal/shared/api';
import { type Question, useConfirm } from '@portal/shared/ui/frame';
import type { ReactNode } from 'react';
import type { Employee } from './employee';

/** The acts that need no form. */
export type DirectAct = 'disable' | 'enable' | 'password' | 'remove';

const calls = {
  disable: 'employeeDisable',
  enable: 'employeeEnable',
  password: 'employeeResetPwd',
  remove: 'employeeRemove',
} as const;

/** What is asked before the act; enabling takes nothing from anybody and is done at once. */
function questionOf(act: DirectAct, { userName, mobile }: Employee): Question | null {
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

/** Asks, then does. Render the second part; `changed` is told when the list is no longer true. */
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
      // The client has said why; often the list is out of date.
      if (!(error instanceof ApiError)) throw error;
    }
    changed();
  };
  return [change, question];
}
