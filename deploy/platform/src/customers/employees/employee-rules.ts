/**
 * Says which acts are forbidden on which person; null: the act is allowed. The rules are pure: the caller reads the
 * rows before.
 */
export interface Target {
  readonly rootManager: boolean;
  readonly self: boolean;
  readonly status: string;
}

/** Returns whether the person has accepted the place: it is enabled, or was disabled later. */
export const hasAccepted = (status: string): boolean => status === '1' || status === '2';

const notAcceptedFault = '该人员尚未接受邀请';

export function disableFault({ rootManager, self, status }: Target): string | null {
  if (rootManager) return '企业管理员不能停用，请先变更管理员';
  if (self) return '不能停用本人账号';
  if (!hasAccepted(status)) return notAcceptedFault;
  return status === '2' ? '该人员已停用' : null;
}

export function enableFault({ status }: Target): string | null {
  return status === '2' ? null : '该人员未停用';
}

export function removeFault({ rootManager, self }: Target): string | null {
  if (rootManager) return '企业管理员不能移除，请先变更管理员';
  return self ? '不能移除本人账号' : null;
}

export function resetFault({ rootManager, self, status }: Target): string | null {
  if (self) return '请在个人信息中修改本人密码';
  if (rootManager) return '企业管理员的密码请由本人修改';
  return hasAccepted(status) ? null : '该人员尚未接受邀请，不能重置密码，可以重新发送邀请';
}

export function mobileFault({ rootManager, self, status }: Target): string | null {
  if (self) return '请在个人信息中修改本人手机号';
  if (rootManager) return '企业管理员的手机号请由本人修改';
  return status === '3' ? '该人员已拒绝加入，请先重新邀请' : null;
}

export function inviteFault({ status }: Target): string | null {
  return hasAccepted(status) ? '该人员已加入本企业' : null;
}

/** Says why the number cannot be added again: it is already in the list. */
export function presentFault(status: string): string {
  if (status === '0') return '该手机号已在邀请中，等待本人接受';
  return status === '3' ? '该手机号已拒绝加入，可在人员列表中重新邀请' : '该手机号已是本企业人员';
}

/** If the person is also in other companies, one company may not change the person's own data. */
export const sharedPersonFault = '该人员同时属于其他企业，请由本人修改';

export function roleFault({ rootManager }: Target, roles: readonly string[]): string | null {
  return rootManager && !roles.includes('E101') ? '企业管理员须保留管理员角色' : null;
}
