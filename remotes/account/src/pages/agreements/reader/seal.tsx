import { useId } from 'react';
import styles from './seal.module.css';

interface SealProps {
  party: string;
  /** What the seal is for, e.g. 合同专用章. */
  purpose: string;
}

/** A party's seal as its document shows it: the name along the upper edge, a star, and the purpose. */
export function Seal({ party, purpose }: SealProps) {
  const edge = useId();
  // The letters of a long name stand closer together, so that the name ends where the edge ends.
  const length = Math.min(party.length * 15, 184);
  return (
    <svg className={styles.seal} viewBox="0 0 120 120" role="img" aria-label={`${party}的印章：${purpose}`}>
      <circle cx="60" cy="60" r="57" className={styles.ring} />
      <path id={edge} d="M24.5 85.8A43.5 43.5 0 1 1 95.5 85.8" fill="none" />
      <text className={styles.name} textAnchor="middle">
        <textPath href={`#${edge}`} startOffset="50%" textLength={length} lengthAdjust="spacingAndGlyphs">
          {party}
        </textPath>
      </text>
      <path d="M60 39l5 14.6h15.5L68.1 63l4.6 14.8L60 68.9l-12.7 8.9L51.9 63 39.5 53.6H55z" />
      <text x="60" y="97" className={styles.kind} textAnchor="middle">
        {purpose}
      </text>
    </svg>
  );
}
