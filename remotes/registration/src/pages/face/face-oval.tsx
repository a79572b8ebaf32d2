import styles from './page.module.css';

/** The place for the face: an oval in a frame, with the outline of a person in it. */
export function FaceOval({ scanning }: { scanning: boolean }) {
  return (
    <svg className={styles.oval} data-scanning={scanning} viewBox="0 0 240 280" fill="none" aria-hidden="true">
      <clipPath id="face-oval">
        <ellipse cx="120" cy="140" rx="92" ry="118" />
      </clipPath>
      <g clipPath="url(#face-oval)" className={styles.person}>
        <path d="M0 0h240v280H0z" className={styles.ground} />
        <circle cx="120" cy="116" r="46" />
        <path d="M28 284c4-64 40-98 92-98s88 34 92 98Z" />
        <path className={styles.beam} d="M20 140h200" />
      </g>
      <ellipse cx="120" cy="140" rx="92" ry="118" strokeWidth="3" strokeDasharray="3 9" strokeLinecap="round" />
    </svg>
  );
}
