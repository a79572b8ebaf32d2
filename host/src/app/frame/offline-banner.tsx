import { useSyncExternalStore } from 'react';
import styles from '../../kit/banner.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shown as long as the browser knows that it has no network. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && <p className={styles.banner}>网络连接已断开，已填写的内容不会丢失，恢复后可继续操作。</p>}
    </div>
  );
}
