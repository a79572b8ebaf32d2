import { useBelow } from '@portal/shared/ui/frame';
import { Activity, useRef } from 'react';
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { listSearch } from '../list-address';
import { besideFrom, listPath, messagePath } from './addresses';
import styles from './inbox.module.css';
import { InboxList } from './inbox-list';
import { markUnread } from './mark-unread';
import { focusedMessage, focusNext, openNeighbour } from './present-message';
import { useInboxKeys } from './use-inbox-keys';

/**
 * 站内信: the list, and beside it the message that is open. Where there is no room for both, the message takes the
 * list's place, and the list waits as it was left.
 */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const beside = !useBelow(besideFrom);
  const openId = useLocation().pathname === messagePath ? search.get('id') : null;
  const listShown = beside || openId === null;
  const inbox = useRef<HTMLDivElement>(null);

  useInboxKeys(inbox, {
    onStep: (step) => inbox.current && (listShown ? focusNext : openNeighbour)(inbox.current, step),
    onUnread: async () => {
      const id = (inbox.current && focusedMessage(inbox.current)) ?? openId;
      if (id === null || !(await markUnread([id]))) return;
      // To stay open would read it again.
      if (id === openId) await navigate(`${listPath}${listSearch(search)}`);
    },
  });

  return (
    <div ref={inbox} className={beside ? styles.panes : undefined}>
      <Activity mode={listShown ? 'visible' : 'hidden'}>
        <InboxList openId={openId} beside={beside} />
      </Activity>
      {(beside || openId !== null) && (
        <div className={beside ? styles.reading : undefined}>
          <Outlet />
        </div>
      )}
    </div>
  );
}
