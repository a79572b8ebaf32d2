import type { CompInfo } from '@portal/shared/session';
import styles from './welcome.module.css';

interface WelcomeProps {
  compInfo: CompInfo | null;
  /** How many products the company can use, undefined while it is not known. */
  opened: number | undefined;
}

/** Where one is and what one has, at the head of the page that everybody lands on. */
export function Welcome({ compInfo, opened }: WelcomeProps) {
  return (
    <header className={styles.welcome}>
      <div className={styles.words}>
        <p className={styles.hello}>{compInfo ? `${compInfo.userName}，您好` : '您好'}</p>
        <h1 className={styles.title} tabIndex={-1}>
          产品中心
        </h1>
        <p className={styles.facts}>
          {compInfo?.compName}
          {opened !== undefined && (
            <span className={styles.opened}>
              已开通 <strong>{opened}</strong> 个产品
            </span>
          )}
        </p>
      </div>
      <Chain />
    </header>
  );
}

/** Goods, a document and a chain of companies, in the brand's tones. */
function Chain() {
  return (
    <svg className={styles.picture} viewBox="0 0 320 120" fill="none" aria-hidden="true" focusable="false">
      <path d="M52 74h56M212 74h56M160 40v-8" className={styles.line} strokeDasharray="4 5" />
      <rect x="8" y="52" width="44" height="44" rx="8" className={styles.paper} />
      <path d="M20 96V68l10-6 10 6v28M26 76h8M26 84h8" className={styles.line} />
      <rect x="108" y="34" width="104" height="76" rx="10" className={styles.paper} />
      <path d="M126 56h44M126 70h60M126 84h30" className={styles.line} />
      <circle cx="192" cy="92" r="16" className={styles.tint} />
      <path d="m185 92 5 5 9-10" className={styles.brand} />
      <rect x="268" y="52" width="44" height="44" rx="8" className={styles.paper} />
      <path d="m276 68 14-7 14 7v16l-14 7-14-7ZM276 68l14 7 14-7M290 75v16" className={styles.line} />
      <circle cx="160" cy="22" r="10" className={styles.tint} />
      <path d="M156 22h8M160 18v8" className={styles.brand} />
    </svg>
  );
}
