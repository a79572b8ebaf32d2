import type { CallReply } from '@portal/shared/contract';
import type { FilterField } from '@portal/shared/ui/data';
import { useEffect } from 'react';
import { staffCall } from '../client/staff-call';
import { useSession } from './session';

export type Tenant = CallReply<'staffTenantList'>[number];

/** Asks for the tenants of the person once, however many parts of a page wait for them. */
function ask(): Promise<void> {
  const before = useSession.getState().tenantsAsked;
  if (before) return before;
  const keep = (change: Partial<ReturnType<typeof useSession.getState>>) => {
    // Another person may have come meanwhile.
    if (useSession.getState().tenantsAsked === asked) useSession.setState(change);
  };
  const asked: Promise<void> = staffCall('staffTenantList', {}).then(
    (tenants) => keep({ tenants }),
    // Without them a page shows codes instead of names. The next page asks again.
    () => keep({ tenantsAsked: null }),
  );
  useSession.setState({ tenantsAsked: asked });
  return asked;
}

/** Gives rows when the names of their tenants are there, too. Otherwise the columns would move. */
export async function withTenants<T>(rows: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([rows, ask()]);
  return answer;
}

/** The tenants that the person works for, read once; none until they came. */
export function useTenants(): readonly Tenant[] {
  useEffect(() => void ask(), []);
  return useSession(({ tenants }) => tenants);
}

/** A name has changed. The names from before stand until the new ones come. */
export function renewTenants(): void {
  useSession.setState({ tenantsAsked: null });
  void ask();
}

/** The people whom a tenant serves. */
export const audienceTag = ({ audience }: Pick<Tenant, 'audience'>) =>
  audience === 'staff'
    ? ({ label: '平台员工', colorClass: 'gray' } as const)
    : ({ label: '客户', colorClass: 'blue' } as const);

const stateTags = {
  preparing: { label: '筹备中', colorClass: 'yellow' },
  open: { label: '已开通', colorClass: 'green' },
  closed: { label: '已停止服务', colorClass: 'gray' },
} as const;

/** Whether customers are served there. */
export const stateTag = ({ state }: Pick<Tenant, 'state'>) => stateTags[state];

/** Customers stand in these only. */
export const ofCustomers = (tenants: readonly Tenant[]): readonly Tenant[] =>
  tenants.filter(({ audience }) => audience === 'customers');

export const tenantOptions = (tenants: readonly Tenant[]) =>
  tenants.map(({ code, platformName }) => ({ value: code, label: platformName }));

/** The name of a tenant; its code while nothing else is known. */
export const tenantName = (tenants: readonly Tenant[], code: string): string =>
  tenants.find((tenant) => tenant.code === code)?.platformName ?? code;

/** The filter of a list by tenant, where there is a choice. It has its place before the tenants came. */
export const tenantFilter = (tenants: readonly Tenant[]): FilterField[] =>
  tenants.length === 1 ? [] : [{ kind: 'select', name: 'tenant', label: '租户', options: tenantOptions(tenants) }];
