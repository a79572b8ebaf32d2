import { bootDocument } from '@portal/shared/boot';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ownerOf } from '../../federation/owner';
import styles from '../../kit/banner.module.css';
import { reloadPage } from '../../kit/reload-page';
import { followReleases } from './follow-releases';
import { concerns, useWaitingReleases } from './waiting-releases';

/** Tells of a newer release of what is on screen. It comes with the next page; nobody has to wait for it. */
export function ReleaseNews() {
  const { pathname } = useLocation();
  const waiting = useWaitingReleases();
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => followReleases(bootDocument()), []);

  const shown = !dismissed && concerns(waiting, ownerOf(bootDocument().remotes, pathname)?.slot);
  return (
    <div role="status">
      {shown && (
        <p className={styles.banner}>
          系统已更新，打开下一个页面时生效。
          <button
            type="button"
            className={styles.action}
            onClick={async () => {
              const { mayLeavePage } = await import('@portal/shared/ui');
              if (await mayLeavePage()) reloadPage();
            }}
          >
            立即更新
          </button>
          <button type="button" className={styles.action} onClick={() => setDismissed(true)}>
            稍后
          </button>
        </p>
      )}
    </div>
  );
}
