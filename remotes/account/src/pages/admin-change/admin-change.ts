import type { CallReply } from '@portal/shared/contract';

/** The company's latest request to change its administrator. */
export type AdminChange = NonNullable<CallReply<'adminChangeView'>>;

export const adminChangeSteps = ['验证身份', '选择新管理员', '上传授权书', '提交审核', '结果'] as const;
