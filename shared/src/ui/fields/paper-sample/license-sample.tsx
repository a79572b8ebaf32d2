import type { ReactNode } from 'react';
import styles from './license-sample.module.css';

/** The upload of a business licence, and beside it a drawing of one with what a photo must show. */
export function BesideLicenseSample({ children }: { children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div>{children}</div>
      <LicenseSample />
    </div>
  );
}

function LicenseSample() {
  return (
    <figure className={styles.sample}>
      <svg className={styles.drawing} viewBox="0 0 208 144" aria-hidden="true">
        <rect className={styles.paper} x="1" y="1" width="206" height="142" rx="6" />
        <rect className={styles.frame} x="9" y="9" width="190" height="126" rx="2" />
        <circle className={styles.emblem} cx="104" cy="25" r="7" />
        <text className={styles.title} x="104" y="51" textAnchor="middle">
          营业执照
        </text>
        <path className={styles.code} d="M24 63h62" />
        <path className={styles.lines} d="M24 78h14m8 0h50M24 89h14m8 0h38M24 100h14m8 0h44M24 111h14m8 0h56" />
        <path className={styles.lines} d="M124 78h12m8 0h40M124 89h12m8 0h32" />
        <circle className={styles.seal} cx="158" cy="112" r="15" />
        <path className={styles.star} d="m158 104 2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7Z" />
      </svg>
      <figcaption>
        <span className={styles.name}>样例</span>
        <ul className={styles.rules}>
          <li>四角完整，文字清晰</li>
          <li>无反光、遮挡与涂改</li>
          <li>复印件须加盖公章</li>
        </ul>
      </figcaption>
    </figure>
  );
}
