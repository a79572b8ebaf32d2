import type { CallReply } from '@portal/shared/contract';
import type { FilterField } from '@portal/shared/ui/data';
import { useEffect } from 'react';
import { create } from 'zustand';
import { staffCall } from '../client/staff-call';
import { useMe, useSession } from './session';

export type Tenant = CallReply<'staffTenantList'>[number];

interface Known {
  /** The person to whom the server told them. The next one at this browser may see others. */
  readonly toWhom: string;
  readonly tenants: readonly Tenant[];
}

const none: readonly Tenant[] = [];
const useKnown = create<Known>(() => ({ toWhom: '', tenants: none }));
const asking = new Map<string, Promise<void>>();

/** Asks for the tenants of a person once, however many parts of a page wait for them. */
function ask(staffId: string): Promise<void> {
  const asked =
    asking.get(staffId) ??
    staffCall('staffTenantList', {})
      .then(
        (tenants) => useKnown.setState({ toWhom: staffId, tenants }),
        // Without them a page shows codes instead of names. The next page asks again.
        () => undefined,
      )
      .finally(() => asking.delete(staffId));
  asking.set(staffId, asked);
  return asked;
}

/** Gives rows when the names of their tenants are there, too. Otherwise the columns would move. */
export async function withTenants<T>(rows: Promise<T>): Promise<T> {
  const staffId = useSession.getState().me?.staffId;
  const known = staffId === undefined || useKnown.getState().toWhom === staffId;
  const [answer] = await Promise.all([rows, known ? undefined : ask(staffId)]);
  return answer;
}

/** The tenants that the person works for, read once; none until they came. */
export function useTenants(): readonly Tenant[] {
  const { staffId } = useMe();
  const { toWhom, tenants } = useKnown();
  const known = toWhom === staffId;
  useEffect(() => {
    if (!known) void ask(staffId);
  }, [known, staffId]);
  return known ? tenants : none;
}

/** The next page asks for them again: a name has changed. */
export const forgetTenants = (): void => useKnown.setState({ toWhom: '', tenants: none });

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
