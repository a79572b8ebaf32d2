import type { CallReply } from '@portal/shared/contract';

/** Says how many companies can still be invited today; empty until the server has told the number. */
export function quotaText(quota: CallReply<'invitationQuota'> | undefined): string {
  if (!quota) return '';
  const left = Math.max(0, quota.limit - quota.used);
  if (left === 0) return `今日 ${quota.limit} 家的邀请额度已用完，请明天再邀请。`;
  return `每日可邀请 ${quota.limit} 家，今日还可邀请 ${left} 家。`;
}
