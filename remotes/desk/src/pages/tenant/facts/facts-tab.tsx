import { type TenantFact, tenantFacts } from '@portal/shared/tenant-facts';
import { Button } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { useState } from 'react';
import styles from '../card.module.css';
import type { TabProps } from '../tenant';
import { type FactField, factFields } from './facts-changes';
import { FactsDialog } from './facts-dialog';

function itemOf(tenant: TabProps['tenant'], name: FactField) {
  const { label, copy, wide }: TenantFact = tenantFacts[name];
  const value = tenant[name];
  return { label, value, copy: (copy && value) || undefined, wide: wide ?? false };
}

/** 资料: what the platform is called, who it is in law, and where it is found. */
export function FactsTab({ tenant, onChanged }: TabProps) {
  const [editing, setEditing] = useState(false);
  const { code } = tenant;
  return (
    <section className={styles.card} aria-label="租户资料">
      <div className={styles.head}>
        <h2>基本资料</h2>
        <Button onClick={() => setEditing(true)}>修改资料</Button>
      </div>
      <DescriptionList
        items={[
          itemOf(tenant, 'platformName'),
          { label: '租户编码', value: code, copy: code },
          ...factFields.filter((name) => name !== 'platformName').map((name) => itemOf(tenant, name)),
          { label: '主机名', value: tenant.hostNames.join('、'), wide: true },
          { label: '默认租户', value: tenant.isDefault ? '是，未知的主机名显示该租户' : '否' },
        ]}
      />
      {editing && (
        <FactsDialog
          tenant={tenant}
          onClose={() => setEditing(false)}
          onDone={() => {
            setEditing(false);
            onChanged();
          }}
        />
      )}
    </section>
  );
}
