import { auditActionLabel } from '@portal/shared/codes/audit-actions';
import { caseOutcomes } from '@portal/shared/contract/case-states';
import { formatSecond } from '@portal/shared/format';
import { StatusTag } from '@portal/shared/ui';
import { DescriptionList, SidePanel } from '@portal/shared/ui/frame';
import { type Tenant, tenantName, useTenants } from '../../session/tenants';
import { OutcomeTag } from '../../verdicts/verdict-tag';
import { changesOf } from './changes';
import { type AuditEvent, objectText, resultOf, whoText } from './event';
import styles from './event-panel.module.css';

interface EventPanelProps {
  event: AuditEvent;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** Everything about one event, with what it changed. */
export function EventPanel({ event, open, onClose, afterClose }: EventPanelProps) {
  const tenants = useTenants();
  const { action, at, tenant, address, requestId, count, object } = event;
  return (
    <SidePanel open={open} title={auditActionLabel(action)} width={640} onClose={onClose} afterClose={afterClose}>
      <DescriptionList
        items={[
          { label: '时间', value: formatSecond(at) },
          { label: '结果', value: <StatusTag entry={resultOf(event)} /> },
          { label: '操作人', value: whoText(event) },
          { label: '租户', value: tenantName(tenants, tenant) },
          { label: '对象', value: objectText(event), wide: true },
          { label: '操作代码', value: action, copy: action },
          { label: '对象代码', value: object, copy: object || undefined },
          { label: '次数', value: String(count) },
          { label: '网络地址', value: address },
          { label: '请求编号', value: requestId, copy: requestId || undefined },
        ]}
      />
      <Changes event={event} tenants={tenants} />
    </SidePanel>
  );
}

/** A verdict looks as it does wherever else it stands. */
function ChangedValue({ field, text }: { field: string; text: string }) {
  const outcome = Object.entries(caseOutcomes).find(([, label]) => label === text)?.[0];
  return /outcome$/i.test(field) && outcome !== undefined ? <OutcomeTag outcome={outcome} /> : text;
}

function Changes({ event, tenants }: { event: AuditEvent; tenants: readonly Tenant[] }) {
  const changes = changesOf(event, tenants);
  if (changes.length === 0) return null;
  return (
    <table className={styles.changes}>
      <caption>变更前后</caption>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">变更前</th>
          <th scope="col">变更后</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <del>
                <ChangedValue field={field} text={before} />
              </del>
            </td>
            <td>
              <ins>
                <ChangedValue field={field} text={after} />
              </ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
