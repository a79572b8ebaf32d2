import { nothing } from '@portal/shared/format';
import { showSuccess, useAct } from '@portal/shared/ui';
import { DataTable, momentColumn, statusColumn, type TableQuery } from '@portal/shared/ui/data';
import { useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { FaultLine } from '../../../frame/fault-line';
import { grownRows } from '../../../records/grown-rows';
import { useMe } from '../../../session/session';
import { tenantFilter, useTenants, withTenants } from '../../../session/tenants';
import { ErrorPanel } from './error-panel';
import { ErrorPlace } from './error-place';
import {
  decideError,
  mayDecideErrors,
  ownPlace,
  readErrors,
  type SeenError,
  slotText,
  standingTag,
} from './seen-error';

const wordsOf = (error: SeenError) =>
  `${error.slot} ${error.class} ${error.releases.map(({ release }) => release).join(' ')}`;

async function load({ filters, ...query }: TableQuery, signal: AbortSignal) {
  const { number, fingerprint, tenant, standing } = filters;
  const wanted = { number: number?.trim(), fingerprint: fingerprint?.trim(), tenant, standing };
  const all = await withTenants(readErrors(wanted, signal));
  const name = filters.name?.trim().toLowerCase() ?? '';
  return grownRows(
    all.filter((error) => wordsOf(error).toLowerCase().includes(name)),
    query,
  );
}

const nameOf = (error: SeenError) => `${ownPlace(error)} 的错误`;

/** What is done about an error, and what follows from it. */
const decisions = {
  muted: {
    action: '静音',
    consequence: '静音后仍然计数，但不再列为未处理，也不再通知。',
    done: '错误已静音',
  },
  resolved: {
    action: '标为已解决',
    consequence: '之后的其他版本再次出现时，自动重新列为未处理。',
    done: '错误已标为已解决',
  },
  open: { action: '重新打开', consequence: '重新列为未处理。', done: '错误已重新打开' },
} as const;

type Standing = keyof typeof decisions;

const choicesOf = ({ standing }: SeenError): Standing[] => (standing === null ? ['resolved', 'muted'] : ['open']);

/** 错误: what went wrong in customers' browsers, whose it is and where; found by the number of a failure card. */
export function ErrorsTab() {
  const tenants = useTenants();
  const [shown, setShown] = useState<SeenError | null>(null);
  const [open, setOpen] = useState(false);
  const [version, setVersion] = useState(0);
  const mayDecide = mayDecideErrors(useMe());
  const [confirm, question] = useConfirm();
  const { run: decide, fault } = useAct(async (error: SeenError, standing: Standing) => {
    const { action, consequence, done } = decisions[standing];
    if (!(await confirm({ title: `确定将 ${nameOf(error)}${action}？`, consequence, action }))) return;
    await decideError(error.fingerprint, standing);
    showSuccess(done);
    setVersion((count) => count + 1);
  });
  return (
    <>
      <FaultLine fault={fault} />
      <DataTable<SeenError>
        id="release-errors"
        label="错误列表"
        columns={[
          {
            key: 'where',
            title: '出错位置',
            text: ownPlace,
            render: (error) => <ErrorPlace error={error} />,
            required: true,
            card: 'name',
          },
          { key: 'slot', title: '模块', text: slotText, card: 'note' },
          { key: 'class', title: '错误', text: (error) => error.class || nothing, card: 'note' },
          { key: 'visitors', title: '访客', card: 'note', text: ({ visitors }) => `${visitors} 位` },
          { key: 'reports', title: '次数', text: ({ reports }) => `${reports} 次`, hiddenAtFirst: true },
          { key: 'newIn', title: '仅见于版本', text: ({ newIn }) => newIn ?? '多个版本' },
          momentColumn('lastSeen', '最近出现', ({ lastSeen }) => lastSeen),
          { ...momentColumn<SeenError>('firstSeen', '首次出现', ({ firstSeen }) => firstSeen), hiddenAtFirst: true },
          statusColumn('standing', '状态', standingTag),
        ]}
        filters={[
          { kind: 'text', name: 'number', label: '失败卡片编号', placeholder: '失败卡片编号，如 ACC-3F9A0C-M1X2Y3' },
          { kind: 'text', name: 'name', label: '模块、错误或版本' },
          { kind: 'text', name: 'fingerprint', label: '标识' },
          {
            kind: 'select',
            name: 'standing',
            label: '状态',
            options: [
              { value: 'open', label: '未处理' },
              { value: 'muted', label: '已静音' },
              { value: 'resolved', label: '已解决' },
              { value: 'all', label: '全部' },
            ],
          },
          ...tenantFilter(tenants),
        ]}
        rowKey={({ fingerprint }) => fingerprint}
        rowName={nameOf}
        rowActions={(error) => [
          {
            key: 'show',
            label: '详情',
            onSelect: () => {
              setShown(error);
              setOpen(true);
            },
          },
          ...(mayDecide ? choicesOf(error) : []).map((standing) => ({
            key: standing,
            label: decisions[standing].action,
            onSelect: () => void decide(error, standing),
          })),
        ]}
        load={load}
        reloadKey={version}
        filteredEmptyTitle="没有符合条件的错误；请求的编号（如 7f3a-91c2-b4d0）在“审计”的“对象”中查找"
        empty={{ title: '没有错误', hint: '客户的浏览器中没有出现未处理的错误；最后一次出现后最多保留 30 天。' }}
      />
      {shown && (
        <ErrorPanel error={shown} open={open} onClose={() => setOpen(false)} afterClose={() => setShown(null)} />
      )}
      {question}
    </>
  );
}
