import type { StaffRole } from '@portal/shared/codes/staff-roles';
import { Tabs } from '@portal/shared/ui/tabs';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mayOpen } from '../../session/rights';
import { useMe } from '../../session/session';
import { BrandTab } from './brand/brand-tab';
import { ContentTab } from './content/content-tab';
import { FactsTab } from './facts/facts-tab';
import { PoliciesTab } from './policies/policies-tab';
import { ProvidersTab } from './providers/providers-tab';
import type { TabProps } from './tenant';

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly Content: ComponentType<TabProps>;
  /** Customers have it; the tenant of staff has not. */
  readonly ofCustomers?: true;
  readonly roles?: readonly StaffRole[];
}

const tabs: readonly [Tab, ...Tab[]] = [
  { key: 'facts', label: '资料', Content: FactsTab },
  { key: 'brand', label: '品牌', Content: BrandTab },
  { key: 'policies', label: '策略', Content: PoliciesTab, ofCustomers: true },
  { key: 'providers', label: '服务商', Content: ProvidersTab, ofCustomers: true, roles: ['tenants'] },
  { key: 'content', label: '内容', Content: ContentTab, ofCustomers: true },
];

/** The address names the open tab. */
export function TenantTabs({ tenant, onChanged }: TabProps) {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const shown = tabs.filter(
    ({ ofCustomers, roles }) => mayOpen(me, roles) && (!ofCustomers || tenant.audience === 'customers'),
  );
  const asked = search.get('tab');
  const { key: open } = shown.find(({ key }) => key === asked) ?? tabs[0];
  return (
    <Tabs
      activeKey={open}
      onChange={(next) => setSearch(next === tabs[0].key ? {} : { tab: next })}
      destroyOnHidden
      items={shown.map(({ key, label, Content }) => ({
        key,
        label,
        children: key === open ? <Content tenant={tenant} onChanged={onChanged} /> : null,
      }))}
    />
  );
}
