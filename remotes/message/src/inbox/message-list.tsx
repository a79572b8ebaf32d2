import { call } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { DataTable, type LoadPage } from '@portal/shared/ui/data';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type MessageRow, messageColumns } from './message-columns';
import { MessageEntry } from './message-entry';
import { filterFields, type MessageTab, messageFilters } from './message-filters';
import { withOpenRow } from './with-open-row';

const emptyTitles: Readonly<Record<MessageTab, string>> = {
  all: '暂无消息',
  unread: '没有未读消息',
  read: '没有已读消息',
};

/** Each resolves to whether it was done. */
type RowAction = (rows: readonly MessageRow[]) => Promise<boolean>;

interface MessageListProps {
  tab: MessageTab;
  version: number;
  /** The message that is being read. */
  openId: string | null;
  /** It stands beside the list. */
  beside: boolean;
  onRead: RowAction;
  onUnread: RowAction;
  onDelete: RowAction;
}

const isUnread = ({ readTime }: MessageRow) => readTime === null;

/** The messages of one tab. */
export function MessageList({ tab, version, openId, beside, onRead, onUnread, onDelete }: MessageListProps) {
  const [search] = useSearchParams();
  const shown = useRef({ list: '', rows: [] as readonly MessageRow[] });
  const load: LoadPage<MessageRow> = async ({ pageNum, pageSize }, signal) => {
    const body = { pageNum, pageSize, ...messageFilters(search) };
    const page = await call('messageList', { body }, { signal, handlesErrors: true });
    const list = JSON.stringify(body);
    const before = shown.current.list === list ? shown.current.rows : [];
    const rows = withOpenRow(page.rows, before, openId);
    shown.current = { list, rows };
    return { ...page, rows };
  };

  return (
    <DataTable
      id="message-list"
      label="站内信列表"
      columns={messageColumns}
      entry={(row) => <MessageEntry row={row} open={row.id === openId} beside={beside} />}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      load={load}
      exportName="站内信"
      filters={filterFields}
      reloadKey={version}
      empty={{ title: emptyTitles[tab] }}
      filteredEmptyTitle="没有符合条件的消息"
      rowActions={(row) => [
        isUnread(row)
          ? { key: 'read', label: '标记已读', onSelect: () => void onRead([row]) }
          : { key: 'unread', label: '标记未读', onSelect: () => void onUnread([row]) },
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
