/** Texts about a changed or reset password, for page and server. */
export const passwordChangedText = '修改成功，回到登录页面';
export const resetOverText = '验证已失效，请重新验证';
export const firstPasswordText = '首次登录请修改初始密码';
