import { auditActionLabel } from '@portal/shared/codes/audit-actions';
import { formatSecond } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import { DataTable, type TableQuery } from '@portal/shared/ui/data';
import { PageHeader } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { staffCall } from '../../client/staff-call';
import { partOf } from '../../records/part-of';
import { tenantFilter, useTenants } from '../../session/tenants';
import { actionOptions } from './action-options';
import { auditColumns } from './audit-columns';
import { type AuditEvent, resultOptions } from './event';
import { EventPanel } from './event-panel';
import { VerifyDialog } from './verify-dialog';

async function load({ filters, ...query }: TableQuery, signal: AbortSignal) {
  const { after: before, ...part } = partOf<'at'>(query);
  const body = { ...filters, ...part, ...(before !== undefined && { before: Number(before) }) };
  const { rows, next } = await staffCall('staffAuditList', { body }, signal);
  return { rows, next: next === null ? null : String(next) };
}

export function Component() {
  const tenants = useTenants();
  const [event, setEvent] = useState<AuditEvent | null>(null);
  const [open, setOpen] = useState(false);
  const [verifying, setVerifying] = useState(false);
  return (
    <>
      <PageHeader
        title="审计"
        description="员工和客户的每次操作、被拒绝的请求，记录不可修改。"
        actions={<Button onClick={() => setVerifying(true)}>校验</Button>}
      />
      <DataTable<AuditEvent>
        id="audit"
        label="审计记录"
        columns={auditColumns(tenants)}
        filters={[
          { kind: 'text', name: 'who', label: '操作人', placeholder: '员工姓名或登录名' },
          { kind: 'select', name: 'action', label: '操作事项', options: actionOptions },
          { kind: 'text', name: 'object', label: '对象', placeholder: '对象、企业名称或编号、请求编号' },
          { kind: 'dateRange', from: 'startDate', to: 'endDate', label: '时间' },
          ...tenantFilter(tenants),
          { kind: 'select', name: 'result', label: '结果', options: resultOptions },
        ]}
        rowKey={({ eventId }) => String(eventId)}
        rowName={({ action, at }) => `${formatSecond(at)} ${auditActionLabel(action)}`}
        rowActions={(row) => [
          {
            key: 'show',
            label: '查看',
            onSelect: () => {
              setEvent(row);
              setOpen(true);
            },
          },
        ]}
        load={load}
        exportName="审计记录"
        empty={{ title: '还没有操作记录' }}
        filteredEmptyTitle="没有符合条件的操作记录"
      />
      {event && (
        <EventPanel event={event} open={open} onClose={() => setOpen(false)} afterClose={() => setEvent(null)} />
      )}
      {verifying && <VerifyDialog onClose={() => setVerifying(false)} />}
    </>
  );
}
