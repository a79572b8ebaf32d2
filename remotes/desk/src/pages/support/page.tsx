import type { CallReply, SupportState } from '@portal/shared/contract';
import { supportStates } from '@portal/shared/contract';
import { formatMinute, nothing } from '@portal/shared/format';
import { type DataColumn, DataTable, type FilterField, statusColumn, type TableQuery } from '@portal/shared/ui/data';
import { PageHeader } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { staffCall } from '../../client/staff-call';
import { StateLinks } from '../../frame/state-links';
import { useRowKeys } from '../../keys/use-row-keys';
import { linkColumn } from '../../records/link-column';
import { partOf } from '../../records/part-of';
import { supportState } from '../../records/states';
import { tenantColumn } from '../../records/tenant-column';
import { ofCustomers, type Tenant, tenantFilter, useTenants, withTenants } from '../../session/tenants';

type Question = CallReply<'staffSupportList'>['rows'][number];
type StateFilter = SupportState | 'ALL';

const states: Readonly<Record<StateFilter, string>> = { ...supportStates, ALL: '全部' };

/** Questions that wait for an answer come first, unless the address names another state. */
function stateIn(search: URLSearchParams): StateFilter {
  const asked = search.get('state') ?? '';
  return Object.hasOwn(states, asked) ? (asked as StateFilter) : 'OPEN';
}

const filters: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: '咨询编号、主题、客户或企业' },
  { kind: 'select', name: 'mine', label: '处理人', options: [{ value: '1', label: '我' }] },
];

const columnsFor = (tenants: readonly Tenant[]): readonly DataColumn<Question>[] => [
  linkColumn(
    'topic',
    '主题',
    ({ topic }) => topic,
    ({ ticketNo }) => `/desk/support/${ticketNo}`,
  ),
  { key: 'requestNo', title: '咨询编号', hiddenAtFirst: 'narrow', text: ({ requestNo }) => requestNo },
  { key: 'who', title: '客户', card: 'note', text: ({ who, visitor }) => (visitor ? `${who}（未登录）` : who) },
  { key: 'company', title: '企业', card: 'note', hiddenAtFirst: 'narrow', text: ({ company }) => company || nothing },
  statusColumn('state', '状态', ({ state }) => supportState(state)),
  { key: 'staffName', title: '处理人', text: ({ staffName }) => staffName || nothing },
  ...tenantColumn<Question>(tenants),
  { key: 'changeTime', title: '更新时间', sortable: true, text: ({ changeTime }) => formatMinute(changeTime) },
];

/** 客服: what customers wrote. Those who have waited for the longest time come first. */
export function Component() {
  const tenants = ofCustomers(useTenants());
  const [search] = useSearchParams();
  const state = stateIn(search);
  const [counts, setCounts] = useState<Record<string, number>>({});
  const list = useRowKeys('咨询列表');

  async function load({ filters: asked, ...query }: TableQuery, signal: AbortSignal) {
    const { keyword, tenant, mine } = asked;
    const body = { keyword, tenant, mine: mine === '1', state: state === 'ALL' ? undefined : state };
    const part = partOf<'changeTime'>(query);
    const answer = await withTenants(staffCall('staffSupportList', { body: { ...body, ...part } }, signal));
    // A state without questions is not counted, so it has none.
    setCounts(Object.fromEntries(Object.keys(supportStates).map((key) => [key, answer.counts[key] ?? 0])));
    return answer;
  }

  return (
    <>
      <PageHeader title="客服" description="答复客户的咨询，协助无法登录的客户。" />
      <StateLinks label="咨询状态" states={states} current={state} counts={counts} />
      <div ref={list}>
        <DataTable<Question>
          key={state}
          id="desk-support"
          label="咨询列表"
          columns={columnsFor(tenants)}
          filters={[...filters, ...tenantFilter(tenants)]}
          rowKey={({ ticketNo }) => ticketNo}
          rowName={({ topic }) => topic}
          load={load}
          empty={
            state === 'OPEN'
              ? { title: '没有待答复的咨询', hint: '客户提交咨询后会出现在这里。' }
              : { title: '没有这一状态的咨询' }
          }
          filteredEmptyTitle="没有符合条件的咨询"
        />
      </div>
    </>
  );
}
