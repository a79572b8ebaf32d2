import { brokenSessionText, sessionOverText } from '@portal/shared/codes/session-texts';

/** The reasons why a session ended, and the sentence for the person who still sees it. */
const sentences = {
  logout: '您已退出登录，请重新登录',
  otherDevice: '您的账号已在其他设备登录，请重新登录',
  signedOut: '您的登录已在其他设备上被退出，请重新登录',
  passwordChanged: '登录密码已修改，请重新登录',
  mobileChanged: '手机号码已修改，请重新登录',
  disabled: '您的账号已被企业停用，请联系企业管理员',
  locked: '账号已被锁定，请联系客服',
  left: '您的账号已注销',
  companyBlocked: '企业状态已变更，请重新登录',
  companyFrozen: '企业已被冻结，请联系客服',
  endedByStaff: '客服已为您退出登录，请重新登录',
  tenantClosed: '本平台已停止服务，如有疑问请联系客服',
  stolen: brokenSessionText,
} as const;

export type EndReason = keyof typeof sentences;

export function endSentence(reason: string): string {
  return Object.hasOwn(sentences, reason) ? sentences[reason as EndReason] : sessionOverText;
}
