import type { NewsType } from '@portal/shared/contract';
import styles from './cover.module.css';

/** One drawing for each kind of news: what the portal does, what the rules say, what customers should know now. */
const drawings: Readonly<Record<NewsType, { line: string; solid: string }>> = {
  PLATFORM: {
    line: 'M16 82h128M34 82V60h16v22M62 82V48h16v34M90 82V36h16v46M36 44l28-14 24 4 36-18M114 14l11 2-5 10',
    solid: 'M118 82V26h16v56z',
  },
  POLICY: {
    line: 'M52 16h46l16 16v52H52zM98 16v16h16M62 34h24M62 44h40M62 54h40M62 64h22',
    solid: 'M98 62a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM91 81v13l7-5 7 5V81z',
  },
  NOTICE: {
    line: 'M50 42h16l34-18v56L66 62H50zM60 62l6 20h9l-5-20M112 40l12-7M114 52h14M112 64l12 7',
    solid: 'M66 42l34-18v56L66 62z',
  },
};

/** The cover of a piece of news. It is of its kind, so the list can be read by its pictures; its words are beside it. */
export function Cover({ type, className = '' }: { type: string; className?: string | undefined }) {
  const { line, solid } = drawings[type as NewsType] ?? drawings.PLATFORM;
  return (
    <svg className={`${styles.cover} ${className}`} viewBox="0 0 160 100" aria-hidden="true">
      <circle className={styles.sun} cx="132" cy="18" r="46" />
      <path className={styles.solid} d={solid} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
