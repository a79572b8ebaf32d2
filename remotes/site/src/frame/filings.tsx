import { filingParts } from './filing-parts';
import styles from './filings.module.css';

/** A globe for the register of sites, a shield for the register of the police. */
const icons = {
  site: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM1.5 8h13M8 1.5c4 4 4 9 0 13M8 1.5c-4 4-4 9 0 13',
  police: 'M8 1.5l5.5 2v4.2c0 3.4-2.2 5.6-5.5 6.8-3.3-1.2-5.5-3.4-5.5-6.8V3.5zM5.5 8l2 2 3.2-3.6',
} as const;

export function Filings({ text }: { text: string }) {
  return filingParts(text).map(({ text: part, filing }) =>
    filing ? (
      <a key={part} className={styles.filing} href={filing.href} target="_blank" rel="noopener noreferrer">
        <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
          <path d={icons[filing.register]} />
        </svg>
        {part}
      </a>
    ) : (
      <span key={part}>{part}</span>
    ),
  );
}
