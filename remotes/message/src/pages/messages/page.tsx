import { call } from '@portal/shared/api';
import { type CallReply, messageTypes } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { DataTable, type FilterField, type LoadPage } from '@portal/shared/ui/data';
import { PageHeader, useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { messageColumns } from './message-columns';

export type MessageRow = CallReply<'messageList'>['rows'][number];

const filters: FilterField[] = [
  { kind: 'text', name: 'keyword', label: '关键词', placeholder: '标题中的文字' },
  {
    kind: 'select',
    name: 'read',
    label: '状态',
    options: [
      { value: 'unread', label: '未读' },
      { value: 'read', label: '已读' },
    ],
  },
  {
    kind: 'select',
    name: 'type',
    label: '类型',
    options: Object.entries(messageTypes).map(([value, label]) => ({ value, label })),
  },
  { kind: 'dateRange', from: 'startDate', to: 'endDate', label: '发送时间' },
];

const load: LoadPage<MessageRow> = ({ pageNum, pageSize, filters: chosen }, signal) =>
  call('messageList', { body: { pageNum, pageSize, ...chosen } }, { signal, handlesErrors: true });

/** 站内信 */
export function Component() {
  const [version, setVersion] = useState(0);
  const [confirm, question] = useConfirm();
  const changed = () => setVersion((current) => current + 1);

  const markRead = async (rows: readonly MessageRow[]) => {
    await call('messageRead', { body: { ids: rows.map(({ id }) => id) } }, { success: true });
    changed();
  };
  const readAll = async () => {
    const sure = await confirm({ title: '将全部消息标为已读？', action: '全部已读' });
    if (!sure) return;
    await call('messageReadAll', { body: {} }, { success: true });
    changed();
  };
  const remove = async (rows: readonly MessageRow[]) => {
    const sure = await confirm({
      title: rows.length === 1 ? `删除“${rows[0]?.title}”？` : `删除选中的 ${rows.length} 条消息？`,
      action: '删除',
      danger: true,
    });
    if (!sure) return;
    await call('messageDelete', { body: { ids: rows.map(({ id }) => id) } }, { success: true });
    changed();
  };

  return (
    <>
      <PageHeader
        title="站内信"
        description="平台发给您的通知与提醒"
        actions={<Button onClick={() => void readAll()}>全部已读</Button>}
      />
      <DataTable
        id="message-list"
        label="站内信列表"
        columns={messageColumns}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        load={load}
        filters={filters}
        reloadKey={version}
        empty={{ title: '暂无消息' }}
        filteredEmptyTitle="没有符合条件的消息"
        selection={{
          actions: (rows, clear) => (
            <>
              <Button onClick={() => void markRead(rows).then(clear)}>标记已读</Button>
              <Button danger onClick={() => void remove(rows).then(clear)}>
                删除
              </Button>
            </>
          ),
        }}
      />
      {question}
    </>
  );
}
