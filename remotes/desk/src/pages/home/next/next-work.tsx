import type { CallReply } from '@portal/shared/contract';
import { serverNow } from '@portal/shared/session';
import { StatusTag } from '@portal/shared/ui';
import { useMe } from '../../../session/session';
import { ofCustomers, tenantName, useTenants } from '../../../session/tenants';
import { holderText } from '../../cases/holder-text';
import { Limit } from '../../cases/limit';
import { spanText } from '../../cases/time-left';
import { NextList } from './next-list';

type Work = CallReply<'staffWork'>;

/** The cases that come next, the most urgent first. */
export function NextCases({ cases, total }: { cases: NonNullable<Work['cases']>['next']; total: number }) {
  const { staffId } = useMe();
  const tenants = ofCustomers(useTenants());
  return (
    <NextList
      title="接下来办理"
      all={{ path: '/desk/cases', total }}
      empty="没有等您办理的事项，新的事项会自动出现在“审核”中。"
      rows={cases.map((row) => ({
        key: row.taskId,
        path: `/desk/cases/${row.taskId}`,
        name: `${row.kindName}：${row.compName}`,
        mark: row.urgent && <StatusTag plain entry={{ label: '加急', colorClass: 'red' }} />,
        note: [
          (row.claimedBy ?? row.assignedTo ?? row.firstBy) !== null && holderText(row, staffId),
          tenants.length > 1 && tenantName(tenants, row.tenant),
          `已提交 ${spanText(serverNow() - Date.parse(row.createdAt))}`,
        ],
        time: <Limit dueAt={row.dueAt} />,
      }))}
    />
  );
}

/** The questions that wait for an answer, those first that have waited for the longest time. */
export function NextQuestions({ next, open }: NonNullable<Work['questions']>) {
  const tenants = ofCustomers(useTenants());
  return (
    <NextList
      title="待答复的咨询"
      all={{ path: '/desk/support?state=OPEN', total: open }}
      empty="没有待答复的咨询，客户提交后会出现在这里。"
      rows={next.map((row) => ({
        key: row.ticketNo,
        path: `/desk/support/${row.ticketNo}`,
        name: row.topic,
        note: [row.who, row.company, tenants.length > 1 && tenantName(tenants, row.tenant)],
        time: `已等待 ${spanText(serverNow() - Date.parse(row.changeTime))}`,
      }))}
    />
  );
}
