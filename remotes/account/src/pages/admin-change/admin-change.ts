import type { StatusClass } from '@portal/shared/codes';
import type { CallReply, ChangeState } from '@portal/shared/contract';

/** The company's latest request for another administrator. */
export type AdminChange = NonNullable<CallReply<'adminChangeView'>>;

export const adminChangeSteps = ['验证身份', '选择新管理员', '上传授权书', '提交审核', '结果'] as const;

/** The platform still has to decide: nothing else can be asked for meanwhile. */
export const isOpen = (state: ChangeState): boolean => state === 'SUBMITTED' || state === 'REVIEWING';

export const stateColors: Readonly<Record<ChangeState, StatusClass>> = {
  DRAFT: 'gray',
  SUBMITTED: 'blue',
  REVIEWING: 'blue',
  APPROVED: 'green',
  RETURNED: 'red',
  WITHDRAWN: 'gray',
};
