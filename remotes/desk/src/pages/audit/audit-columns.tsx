import { auditActionLabel } from '@portal/shared/codes/audit-actions';
import { formatSecond, nothing } from '@portal/shared/format';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import { type Tenant, tenantName } from '../../session/tenants';
import { OutcomeTag } from '../../verdicts/verdict-tag';
import { isOutcome } from '../../verdicts/verdicts';
import styles from './audit-columns.module.css';
import { changesOf, changesText } from './changes';
import { type AuditEvent, objectText, resultOf, whoText } from './event';

/** The verdict that the act gave. */
function Given({ after }: Pick<AuditEvent, 'after'>) {
  const outcome = typeof after === 'object' && after !== null && 'outcome' in after ? after.outcome : null;
  return isOutcome(outcome) && <OutcomeTag outcome={outcome} />;
}

const countText = (event: AuditEvent, tenants: readonly Tenant[]): string => {
  const { length } = changesOf(event, tenants);
  return length === 0 ? nothing : `${length} 项`;
};

export const auditColumns = (tenants: readonly Tenant[]): DataColumn<AuditEvent>[] => [
  { key: 'at', title: '时间', sortable: true, text: ({ at }) => formatSecond(at), card: 'note' },
  { key: 'who', title: '操作人', card: 'note', text: whoText },
  {
    key: 'action',
    title: '操作事项',
    text: ({ action, count }) => `${auditActionLabel(action)}${count > 1 ? ` ${count} 次` : ''}`,
    render: ({ action, count, after }) => (
      <span className={styles.action}>
        {auditActionLabel(action)}
        {count > 1 && ` ${count} 次`}
        <Given after={after} />
      </span>
    ),
    required: true,
    card: 'name',
  },
  { key: 'object', title: '对象', text: objectText },
  { key: 'tenant', title: '租户', hiddenAtFirst: 'narrow', text: ({ tenant }) => tenantName(tenants, tenant) },
  statusColumn('result', '结果', resultOf),
  {
    key: 'changes',
    title: '变更内容',
    hiddenAtFirst: 'narrow',
    text: (event) => changesText(event, tenants),
    render: (event) => countText(event, tenants),
  },
  { key: 'address', title: '网络地址', text: ({ address }) => address || nothing, hiddenAtFirst: true },
  { key: 'requestId', title: '请求编号', text: ({ requestId }) => requestId || nothing, hiddenAtFirst: true },
];
