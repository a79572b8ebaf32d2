import { messageListPath } from '@portal/shared/access';
import { ApiError } from '@portal/shared/api';
import { onNews, useUnread } from '@portal/shared/live';
import { showMessage, VisuallyHidden } from '@portal/shared/ui';
import { BellIcon, CountBadge } from '@portal/shared/ui/frame';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './header.module.css';

/** The way to the messages, with the number of unread ones. A screen reader reads a new one aloud. */
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
  const name = unread > 0 ? `站内信，${unread} 条未读` : '站内信';
  return (
    <>
      <Link className={styles.bell ?? ''} to={messageListPath} aria-label={name} title={name}>
        <CountBadge count={unread}>
          <BellIcon size={20} />
        </CountBadge>
      </Link>
      <VisuallyHidden>
        <span role="status">{newest}</span>
      </VisuallyHidden>
    </>
  );
}
