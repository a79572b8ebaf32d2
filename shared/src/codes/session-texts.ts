/** Texts about a session that has ended or changed, for server and browser. */
export const sessionOverText = '登录已失效，请重新登录';
export const brokenSessionText = '登录状态异常，请重新登录';
export const lockedText = '由于您长时间未操作，请验证身份后继续';
/** Why a page of another person or company has to go. */
export const staleReason = '您已在其他页面切换了账号或企业';
