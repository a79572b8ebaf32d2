/** Sentences of refusals that every server of the portal gives, the platform and the teams' services. */
export const forbiddenText = '您没有权限执行此操作';
export const missingText = '内容不存在或已下线';
export const noCompanyText = '请先选择企业';
export const staleInputText = '资料已在其他页面更新';
export const wrongStatusText = '企业当前状态不支持此操作';
