import { LoaderIcon } from '../icon/icons';
import styles from './loading-overlay.module.css';

export interface LoadingOverlayProps {
  /** Writes under way. The overlay closes at zero. */
  count: number;
}

/** Lies over the page during a write, so that nothing is sent twice. */
export function LoadingOverlay({ count }: LoadingOverlayProps) {
  if (count <= 0) return null;
  return (
    <div className={styles.overlay} role="status">
      <div className={styles.box}>
        <LoaderIcon size={20} spin />
        正在加载中......
      </div>
    </div>
  );
}
