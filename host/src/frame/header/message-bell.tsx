import { BellIcon, CountBadge } from '@portal/shared/ui/frame';
import { Link } from 'react-router-dom';
import styles from './header.module.css';
import { useUnread } from './use-unread';

/** The way to the messages, with how many are unread. */
export function MessageBell({ compCode }: { compCode: string | undefined }) {
  const unread = useUnread(compCode);
  const name = unread > 0 ? `站内信，${unread} 条未读` : '站内信';
  return (
    <Link className={styles.bell ?? ''} to="/msg/crm/message/list" aria-label={name} title={name}>
      <CountBadge count={unread}>
        <BellIcon size={20} />
      </CountBadge>
    </Link>
  );
}
