import { creditCodeLabel } from '@portal/shared/company-fields';
import { Button } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { useState } from 'react';
import styles from '../card.module.css';
import type { TabProps } from '../tenant';
import { FactsDialog } from './facts-dialog';

/** 资料: what the platform is called, who it is in law, and where it is found. */
export function FactsTab({ tenant, onChanged }: TabProps) {
  const [editing, setEditing] = useState(false);
  const { code, platformName, legalName, creditCode, legalPerson, address, hotline } = tenant;
  return (
    <section className={styles.card} aria-label="租户资料">
      <div className={styles.head}>
        <h2>基本资料</h2>
        <Button onClick={() => setEditing(true)}>修改资料</Button>
      </div>
      <DescriptionList
        items={[
          { label: '平台名称', value: platformName },
          { label: '租户编码', value: code, copy: code },
          { label: '公司名称', value: legalName },
          { label: creditCodeLabel, value: creditCode, copy: creditCode || undefined },
          { label: '法定代表人', value: legalPerson },
          { label: '客服热线', value: hotline },
          { label: '联系地址', value: address, wide: true },
          { label: '备案信息', value: tenant.filingsContent, wide: true },
          { label: '主系统地址', value: tenant.mainSystem, wide: true },
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
