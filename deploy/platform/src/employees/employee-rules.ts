/** What may not be done to whom; null where nothing stands against it. Pure: rows were read before. */
export interface Target {
  readonly rootManager: boolean;
  readonly self: boolean;
  readonly status: string;
}

export function disableFault({ rootManager, self, status }: Target): string | null {
  if (rootManager) return '企业管理员不能停用，请先变更管理员';
  if (self) return '不能停用本人账号';
  return status === '2' ? '该人员已停用' : null;
}

export function enableFault({ status }: Target): string | null {
  return status === '2' ? null : '该人员未停用';
}

export function removeFault({ rootManager, self }: Target): string | null {
  if (rootManager) return '企业管理员不能移除，请先变更管理员';
  return self ? '不能移除本人账号' : null;
}

/** What belongs to the person is not one company's to change when the person is in others as well. */
export const sharedPersonFault = '该人员同时属于其他企业，请由本人修改';

export function roleFault({ rootManager }: Target, roles: readonly string[]): string | null {
  return rootManager && !roles.includes('E101') ? '企业管理员须保留管理员角色' : null;
}
