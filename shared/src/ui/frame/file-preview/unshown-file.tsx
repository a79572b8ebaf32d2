import { type ReactNode, useEffect, useEffectEvent } from 'react';
import styles from './file-preview.module.css';

/** A file that cannot be shown here: the person reads it elsewhere. */
export function UnshownFile({ download, onEnd }: { download: ReactNode; onEnd: (() => void) | undefined }) {
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => end(), []);
  return (
    <div className={styles.unknown}>
      <p>该文件无法在线预览，请下载后查看。</p>
      {download}
    </div>
  );
}
