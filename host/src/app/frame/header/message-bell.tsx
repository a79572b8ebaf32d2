import { ApiError } from '@portal/shared/api';
import { onNews, useUnread } from '@portal/shared/live';
import { showMessage, VisuallyHidden } from '@portal/shared/ui';
import { ActionMenu, BellIcon, CountBadge } from '@portal/shared/ui/frame';
import { useEffect, useRef, useState } from 'react';
import styles from './header.module.css';
import { useNewestMessages } from './use-newest-messages';

/** The newest messages, with the number of unread ones on the bell. A screen reader reads a new one aloud. */
export function MessageBell({ compCode }: { compCode: string | undefined }) {
  const failed = useRef(false);
  const held = useUnread(compCode, (error) => {
    if (failed.current || (error instanceof ApiError && error.handled)) return;
    // The failure is reported once, not each time.
    failed.current = true;
    showMessage('error', '查询站内信未读数量错误');
  });
  const [newest, setNewest] = useState('');
  useEffect(() => onNews((news) => news.kind === 'message' && setNewest(`收到新消息：${news.message.title}`)), []);
  const unread = held ?? 0;
  const { entries, load } = useNewestMessages(unread);
  return (
    <>
      <ActionMenu
        className={styles.bell ?? ''}
        label={unread > 0 ? `站内信，${unread} 条未读` : '站内信'}
        actions={entries}
        onOpen={load}
      >
        <CountBadge count={unread}>
          <BellIcon size={20} />
        </CountBadge>
      </ActionMenu>
      <VisuallyHidden>
        <span role="status">{newest}</span>
      </VisuallyHidden>
    </>
  );
}
