import type { CallReply } from '@portal/shared/contract';
import { nothing } from '@portal/shared/format';
import { grantsText } from '../session/rights';
import type { Tenant } from '../session/tenants';

export type Request = CallReply<'staffRequestList'>[number];
type Change = Request['before'];

/** What is asked for, by the kind of the request. */
export const requestActs: Readonly<Record<Request['kind'], string>> = {
  policy: '调整审核策略',
  invite: '邀请员工',
  roles: '调整角色',
  link: '重新生成登录链接',
};

/** `邀请员工：张伟（zhang.wei）` and the like. */
export const requestTitle = ({ kind, object }: Request): string => `${requestActs[kind]}：${object}`;

function changeText({ policy, roles }: Change, tenants: readonly Tenant[]): string {
  if (policy)
    return `${policy.twoEyes ? '需要复审' : '不需要复审'}，${policy.limitDays} 个工作日${policy.own ? '' : '（平台默认）'}`;
  return grantsText(roles ?? [], tenants) || nothing;
}

export const beforeText = ({ before }: Request, tenants: readonly Tenant[]) => changeText(before, tenants);
export const afterText = ({ after }: Request, tenants: readonly Tenant[]) => changeText(after, tenants);
