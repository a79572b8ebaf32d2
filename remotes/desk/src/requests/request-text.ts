import type { StatusClass } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { nothing } from '@portal/shared/format';
import { grantsText } from '../session/rights';
import type { Tenant } from '../session/tenants';

export type Request = CallReply<'staffRequestList'>[number];
type Change = Request['before'];

const acts: Readonly<Record<Request['kind'], string>> = {
  policy: '调整审核策略',
  invite: '邀请员工',
  roles: '调整角色',
  link: '重新生成登录链接',
};

/** `邀请员工：张伟（zhang.wei）` and the like. */
export const requestTitle = ({ kind, object }: Request): string => `${acts[kind]}：${object}`;

function changeText({ policy, roles }: Change, tenants: readonly Tenant[]): string {
  if (policy)
    return `${policy.twoEyes ? '需要复审' : '不需要复审'}，${policy.limitDays} 个工作日${policy.own ? '' : '（平台默认）'}`;
  return grantsText(roles ?? [], tenants) || nothing;
}

export const beforeText = ({ before }: Request, tenants: readonly Tenant[]) => changeText(before, tenants);
export const afterText = ({ after }: Request, tenants: readonly Tenant[]) => changeText(after, tenants);

const states: Readonly<Record<string, { label: string; colorClass: StatusClass }>> = {
  waiting: { label: '待确认', colorClass: 'yellow' },
  confirmed: { label: '已确认', colorClass: 'green' },
  declined: { label: '不同意', colorClass: 'red' },
  withdrawn: { label: '已撤回', colorClass: 'gray' },
  expired: { label: '已过期', colorClass: 'gray' },
};

export const stateTag = ({ state }: Request) => states[state] ?? { label: state, colorClass: 'gray' };
