import styles from './page.module.css';

/** Where the face goes. */
export function FaceOval({ scanning }: { scanning: boolean }) {
  return (
    <svg className={styles.oval} data-scanning={scanning} viewBox="0 0 160 176" fill="none" aria-hidden="true">
      <ellipse cx="80" cy="88" rx="60" ry="74" strokeWidth="2" />
      <path d="M58 74h.01M102 74h.01" strokeWidth="7" strokeLinecap="round" />
      <path d="M80 80v22h-6M62 120c10 9 26 9 36 0" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      <path
        d="M8 32V16a8 8 0 0 1 8-8h16M128 8h16a8 8 0 0 1 8 8v16M152 144v16a8 8 0 0 1-8 8h-16M32 168H16a8 8 0 0 1-8-8v-16"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
