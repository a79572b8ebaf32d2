/** Texts about a request for a change, for page and server. */
export const changeTexts = {
  nothing: '未修改任何内容，无需提交变更',
  /** What waits for the decision about the company's data. */
  meanwhile: '审核期间不能再次变更企业信息、更新证照或申请注销，其他业务照常办理',
  noPaper: '请至少上传一份新的证照',
  adminOnly: '仅企业管理员可以变更管理员',
  adminUnnamed: '请输入新管理员姓名',
  proofOver: '身份验证已失效，请重新验证',
} as const;

/** An administrator asks a person to change their number. The sentence is in the person's message and on their page. */
export const mobileAskedText = (compName: string) => `${compName}的管理员申请将您的登录手机号变更为`;
