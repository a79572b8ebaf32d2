import { call } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { DataTable, type LoadPage } from '@portal/shared/ui/data';
import { useSearchParams } from 'react-router-dom';
import { type MessageRow, messageColumns } from './message-columns';
import { filterFields, type MessageTab, messageFilters } from './message-filters';

const emptyTitles: Readonly<Record<MessageTab, string>> = {
  all: '暂无消息',
  unread: '没有未读消息',
  read: '没有已读消息',
};

interface MessageListProps {
  tab: MessageTab;
  version: number;
  /** Both resolve to whether it was done. */
  onRead: (rows: readonly MessageRow[]) => Promise<boolean>;
  onDelete: (rows: readonly MessageRow[]) => Promise<boolean>;
}

const isUnread = ({ readTime }: MessageRow) => readTime === null;

/** The messages of one tab. */
export function MessageList({ tab, version, onRead, onDelete }: MessageListProps) {
  const [search] = useSearchParams();
  const load: LoadPage<MessageRow> = ({ pageNum, pageSize }, signal) =>
    call('messageList', { body: { pageNum, pageSize, ...messageFilters(search) } }, { signal, handlesErrors: true });

  return (
    <DataTable
      id="message-list"
      label="站内信列表"
      columns={messageColumns(search)}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      load={load}
      exportName="站内信"
      filters={filterFields}
      reloadKey={version}
      empty={{ title: emptyTitles[tab] }}
      filteredEmptyTitle="没有符合条件的消息"
      rowActions={(row) => [
        ...(isUnread(row) ? [{ key: 'read', label: '标记已读', onSelect: () => void onRead([row]) }] : []),
        { key: 'delete', label: '删除', danger: true, onSelect: () => void onDelete([row]) },
      ]}
      selection={{
        actions: (rows, clear) => {
          const clearWhen = (done: boolean) => done && clear();
          const unread = rows.filter(isUnread);
          return (
            <>
              <Button disabled={unread.length === 0} onClick={() => void onRead(unread).then(clearWhen)}>
                标记已读
              </Button>
              <Button danger onClick={() => void onDelete(rows).then(clearWhen)}>
                删除
              </Button>
            </>
          );
        },
      }}
    />
  );
}
