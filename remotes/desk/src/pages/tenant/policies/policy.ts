import type { CallReply } from '@portal/shared/contract';

export type Policy = CallReply<'staffPolicyList'>['kinds'][number];

export const policyText = ({ twoEyes, limitDays }: Policy['usual']): string =>
  `${twoEyes ? '需要复审' : '不需要复审'}，${limitDays} 个工作日`;
