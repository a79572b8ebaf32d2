import { compStatusOf } from '@portal/shared/codes';

/** The steps of a registration in their order. The success page follows them. */
export const steps = [
  { path: '/register/account', title: '注册账号', about: '企业与管理员信息' },
  { path: '/register/permit', title: '开通申请', about: '产品、营业执照与企业资料' },
  { path: '/register/verification', title: '实名认证', about: '法人、管理员与认证方式' },
  { path: '/register/approval', title: '平台审核', about: '预计 1–3 个工作日' },
] as const;

export const successPath = '/register/success';

/** The step of an address; the number of steps once all are done, null for a page that is no step. */
export function stepIndex(path: string): number | null {
  if (path === successPath) return steps.length;
  const index = steps.findIndex((step) => step.path === path);
  return index === -1 ? null : index;
}

/**
 * The step that the progress shows. A visitor who is not logged in has finished no step, and may see only the first.
 */
export function shownStep(path: string, loggedIn: boolean): number | null {
  const step = stepIndex(path);
  return step === 0 || loggedIn ? step : null;
}

/**
 * The page where a company of this status goes on. The review's page tells a company that nobody may enter it any more.
 */
export function stepPathOf(compStatus: string): string {
  const { entry } = compStatusOf(compStatus);
  return entry.kind === 'blocked' ? '/register/approval' : entry.to;
}

/** The same as an address. The query holds the invitation. */
export function stepAddress(compStatus: string, inviteCode: string): string {
  const path = stepPathOf(compStatus);
  return inviteCode === '' || !path.startsWith('/register/')
    ? path
    : `${path}?inviteCode=${encodeURIComponent(inviteCode)}`;
}
