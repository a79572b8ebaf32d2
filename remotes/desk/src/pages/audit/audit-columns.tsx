import { auditActionLabel } from '@portal/shared/codes/audit-actions';
import { formatSecond, nothing } from '@portal/shared/format';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import { type Tenant, tenantName } from '../../session/tenants';
import styles from './audit-columns.module.css';
import { changesOf, changesText } from './changes';
import { type AuditEvent, objectText, resultOf, whoText } from './event';

const countText = (event: AuditEvent, tenants: readonly Tenant[]): string => {
  const { length } = changesOf(event, tenants);
  return length === 0 ? nothing : `${length} 项`;
};

export const auditColumns = (tenants: readonly Tenant[]): DataColumn<AuditEvent>[] => [
  { key: 'at', title: '时间', text: ({ at }) => formatSecond(at), card: 'note' },
  { key: 'who', title: '操作人', text: whoText },
  {
    key: 'action',
    title: '操作事项',
    text: ({ action }) => `${auditActionLabel(action)}（${action}）`,
    render: ({ action, count }) => (
      <span className={styles.action}>
        {auditActionLabel(action)}
        {count > 1 && ` ${count} 次`}
        <code>{action}</code>
      </span>
    ),
    required: true,
    card: 'name',
  },
  { key: 'object', title: '对象', text: objectText },
  { key: 'tenant', title: '租户', text: ({ tenant }) => tenantName(tenants, tenant) },
  statusColumn('result', '结果', resultOf),
  {
    key: 'changes',
    title: '变更内容',
    text: (event) => changesText(event, tenants),
    render: (event) => countText(event, tenants),
  },
  { key: 'address', title: '网络地址', text: ({ address }) => address || nothing, hiddenAtFirst: true },
  { key: 'requestId', title: '请求编号', text: ({ requestId }) => requestId || nothing, hiddenAtFirst: true },
];
