import { ApiError, call } from '@portal/shared/api';
import { showMessage, showSuccess } from '@portal/shared/ui';
import { useConfirm } from '@portal/shared/ui/frame';
import { changeMessages, readAllMessages } from './change-messages';
import type { MessageRow } from './message-columns';
import { messageFilters } from './message-filters';

const idsOf = (rows: readonly MessageRow[]) => rows.map(({ id }) => id);

/** What a person does with messages of the list. In each of these the api client shows an error. */
export function useMessageActs(onDeleted: (ids: readonly string[]) => void) {
  const [confirm, question] = useConfirm();

  async function markRead(rows: readonly MessageRow[]): Promise<boolean> {
    const count = await changeMessages('messageRead', idsOf(rows)).catch(ApiError.expect);
    if (count) showSuccess(`已将 ${count} 条消息标为已读`);
    return count !== undefined;
  }

  /** Reads what the list shows, on all its pages. `unread`: how many there are without filters, if that is known. */
  async function readAll(search: URLSearchParams, unread: number | null) {
    const { read: _, ...filters } = messageFilters(search);
    const filtered = Object.keys(filters).length > 0;
    const count = filtered ? await countUnread(filters) : unread;
    if (count === undefined) return;
    if (count === 0) return showMessage('info', '当前筛选条件下没有未读消息');
    const title = count === null ? '将全部消息标为已读？' : `将 ${count} 条消息标为已读？`;
    const consequence = filtered ? '只包括符合当前筛选条件的消息。' : undefined;
    if (!(await confirm({ title, ...(consequence && { consequence }), action: '全部已读' }))) return;
    const done = await readAllMessages(filters).catch(ApiError.expect);
    if (done !== undefined) showSuccess(`已将 ${done} 条消息标为已读`);
  }

  async function remove(rows: readonly MessageRow[]): Promise<boolean> {
    const [first] = rows;
    const title = rows.length === 1 ? `删除“${first?.title}”？` : `删除选中的 ${rows.length} 条消息？`;
    if (!(await confirm({ title, consequence: '删除后可在本页撤销。', action: '删除', danger: true }))) return false;
    const count = await changeMessages('messageDelete', idsOf(rows)).catch(ApiError.expect);
    if (count) onDeleted(idsOf(rows));
    return count !== undefined;
  }

  return { markRead, readAll, remove, question };
}

async function countUnread(filters: Omit<ReturnType<typeof messageFilters>, 'read'>): Promise<number | undefined> {
  const body = { ...filters, read: 'unread', pageNum: 1, pageSize: 1 } as const;
  return (await call('messageList', { body }).catch(ApiError.expect))?.total;
}
