/** What page and server both say of a password that is changed or set anew. */
export const passwordChangedText = '修改成功，回到登录页面';
export const resetOverText = '验证已失效，请重新验证';
export const firstPasswordText = '首次登录请修改初始密码';
