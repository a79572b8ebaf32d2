import { formatMinute, nothing } from '@portal/shared/format';
import { DescriptionList, SidePanel } from '@portal/shared/ui/frame';
import { tenantName, useTenants } from '../../../session/tenants';
import { actionText, type ChangedSlot, type ChangeSet } from './change-sets';
import styles from './changes.module.css';

interface ChangePanelProps {
  change: ChangeSet;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

function WhatMoved({ from, to, percent }: ChangedSlot) {
  return (
    <span>
      <code>{from ?? nothing}</code> → {to === null ? '已清空' : <code>{to}</code>}
      {percent !== null && `（灰度 ${percent}%）`}
    </span>
  );
}

/** A change with all slots that moved in it. */
export function ChangePanel({ change, open, onClose, afterClose }: ChangePanelProps) {
  const tenants = useTenants();
  const { changeSet, tenant, at, by, slots } = change;
  return (
    <SidePanel open={open} title={`变更 ${changeSet}`} width={640} onClose={onClose} afterClose={afterClose}>
      <DescriptionList
        items={[
          { label: '租户', value: tenantName(tenants, tenant) },
          { label: '操作', value: actionText(change) },
          { label: '时间', value: formatMinute(at) },
          { label: '操作人', value: by },
        ]}
      />
      <h3>一起变更的模块</h3>
      <ul className={styles.moves}>
        {slots.map((one) => (
          <li key={one.slot}>
            <strong>{one.slot}</strong>
            <WhatMoved {...one} />
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
