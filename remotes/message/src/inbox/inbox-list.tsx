import { useNewsVersion, useUnread } from '@portal/shared/live';
import { useSession } from '@portal/shared/session';
import { Button, showSuccess } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { Tabs } from '@portal/shared/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { changeMessages } from './change-messages';
import styles from './inbox-list.module.css';
import { KeyHints } from './key-hints';
import { markUnread } from './mark-unread';
import { type MessageTab, messageTabs, tabOf } from './message-filters';
import { MessageList } from './message-list';
import { UndoBar } from './undo-bar';
import { useDeleted } from './use-deleted';
import { useListScroll } from './use-list-scroll';
import { useMessageActs } from './use-message-acts';

interface InboxListProps {
  /** The message that is open. */
  openId: string | null;
  /** It stands beside the list. */
  beside: boolean;
}

/** The title, the tabs and the messages of each. */
export function InboxList({ openId, beside }: InboxListProps) {
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search);
  const unread = useUnread(useSession(({ compInfo }) => compInfo?.compCode));
  const version = useNewsVersion();
  const [deleted, setDeleted] = useDeleted();
  const { markRead, readAll, remove, question } = useMessageActs(setDeleted);
  useListScroll();

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

  async function undo() {
    const count = await changeMessages('messageRestore', deleted);
    setDeleted([]);
    showSuccess(`已恢复 ${count} 条消息`);
  }

  return (
    <>
      <div className={styles.head}>
        <PageHeader
          title="站内信"
          description="平台发给您的通知与提醒"
          actions={
            <Button disabled={unread === 0 || tab === 'read'} onClick={() => void readAll(search, unread)}>
              全部已读
            </Button>
          }
        />
        {deleted.length > 0 && <UndoBar count={deleted.length} onUndo={undo} onClose={() => setDeleted([])} />}
      </div>
      <div className={styles.list}>
        <Tabs
          activeKey={tab}
          onChange={choose}
          destroyOnHidden
          items={messageTabs.map((key) => ({
            key,
            label: labels[key],
            children: (
              <MessageList
                tab={key}
                version={version}
                openId={openId}
                beside={beside}
                onRead={markRead}
                onUnread={(rows) => markUnread(rows.map(({ id }) => id))}
                onDelete={remove}
              />
            ),
          }))}
        />
        {beside && <KeyHints />}
      </div>
      {question}
    </>
  );
}
