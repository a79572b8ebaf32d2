import type { NewsType } from '@portal/shared/contract';
import styles from './news-cover.module.css';

/** A scene on the water for each kind: the bridge grows, the banks have rules, the bell tells of what comes. */
const scenes: Readonly<Record<NewsType, string>> = {
  PLATFORM:
    'M0 62h160M40 62V22M120 62V22M0 58Q24 50 40 24Q80 88 120 24Q136 50 160 58M58 44v18M70 52v10M90 52v10M102 44v18M20 51v11M140 51v11',
  POLICY: 'M46 62h68M50 34l30-16 30 16zM54 56h52M58 34v22M72 34v22M88 34v22M102 34v22M20 62h120',
  NOTICE: 'M80 18v6M60 52c6-6 4-24 20-28c16 4 14 22 20 28zM74 56c2 6 10 6 12 0M44 30q-6 10 0 20M116 30q6 10 0 20',
};

export function NewsCover({ type }: { type: string }) {
  return (
    <svg className={styles.cover} viewBox="0 0 160 92" aria-hidden="true">
      <circle className={styles.sun} cx="124" cy="26" r="20" />
      <path className={styles.scene} d={scenes[type as NewsType] ?? scenes.PLATFORM} />
      <path className={styles.water} d="M0 72h160v20H0z" />
    </svg>
  );
}
