import { ApiError } from '@portal/shared/api';
import { useNewsVersion, useUnread } from '@portal/shared/live';
import { useSession } from '@portal/shared/session';
import { Button, showSuccess } from '@portal/shared/ui';
import { PageHeader, useConfirm } from '@portal/shared/ui/frame';
import { Tabs } from '@portal/shared/ui/tabs';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { changeMessages, readAllMessages } from '../../change-messages';
import { deletedIds } from '../../deleted-ids';
import type { MessageRow } from './message-columns';
import { type MessageTab, messageTabs, tabOf } from './message-filters';
import { MessageList } from './message-list';
import { UndoBar } from './undo-bar';

const idsOf = (rows: readonly MessageRow[]) => rows.map(({ id }) => id);

/** 站内信 */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search);
  const unread = useUnread(useSession(({ compInfo }) => compInfo?.compCode));
  const version = useNewsVersion();
  const [confirm, question] = useConfirm();
  const [deleted, setDeleted] = useDeleted();

  const labels: Readonly<Record<MessageTab, string>> = {
    all: '全部',
    unread: unread === null ? '未读' : `未读(${unread})`,
    read: '已读',
  };

  function choose(next: string) {
    setSearch((present) => {
      const address = new URLSearchParams(present);
      address.delete('page');
      if (next === 'all') address.delete('read');
      else address.set('read', next);
      return address;
    });
  }

  // In each of these the api client shows an error.
  async function markRead(rows: readonly MessageRow[]): Promise<boolean> {
    const count = await changeMessages('messageRead', idsOf(rows)).catch(ApiError.expect);
    if (count) showSuccess(`已将 ${count} 条消息标为已读`);
    return count !== undefined;
  }

  async function readAll() {
    const title = unread === null ? '将全部消息标为已读？' : `将 ${unread} 条消息标为已读？`;
    if (!(await confirm({ title, action: '全部已读' }))) return;
    const count = await readAllMessages().catch(ApiError.expect);
    if (count !== undefined) showSuccess(`已将 ${count} 条消息标为已读`);
  }

  async function remove(rows: readonly MessageRow[]): Promise<boolean> {
    const [first] = rows;
    const title = rows.length === 1 ? `删除“${first?.title}”？` : `删除选中的 ${rows.length} 条消息？`;
    if (!(await confirm({ title, consequence: '删除后可在本页撤销。', action: '删除', danger: true }))) return false;
    const count = await changeMessages('messageDelete', idsOf(rows)).catch(ApiError.expect);
    if (count) setDeleted(idsOf(rows));
    return count !== undefined;
  }

  async function undo() {
    const count = await changeMessages('messageRestore', deleted);
    setDeleted([]);
    showSuccess(`已恢复 ${count} 条消息`);
  }

  return (
    <>
      <PageHeader
        title="站内信"
        description="平台发给您的通知与提醒"
        actions={
          <Button disabled={unread === 0} onClick={() => void readAll()}>
            全部已读
          </Button>
        }
      />
      {deleted.length > 0 && <UndoBar count={deleted.length} onUndo={undo} onClose={() => setDeleted([])} />}
      <Tabs
        activeKey={tab}
        onChange={choose}
        destroyOnHidden
        items={messageTabs.map((key) => ({
          key,
          label: labels[key],
          children: <MessageList tab={key} version={version} onRead={markRead} onDelete={remove} />,
        }))}
      />
      {question}
    </>
  );
}

/**
 * The deleted messages that can be restored. They were deleted here, or on the page of a message, which then leads
 * here.
 */
function useDeleted() {
  const location = useLocation();
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const brought = deletedIds(location.state);

  useEffect(() => {
    if (brought.length === 0) return;
    setDeleted(brought);
    // The state is used once: it must not work again when the reader comes back to this entry of the history.
    void navigate({ pathname: location.pathname, search: location.search }, { replace: true, state: null });
  }, [brought, location.pathname, location.search, navigate]);

  return [deleted, setDeleted] as const;
}
