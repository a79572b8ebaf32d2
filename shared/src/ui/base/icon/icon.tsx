import type { ReactNode } from 'react';
import styles from './icon.module.css';

export interface IconProps {
  /** 16 beside text, 20 alone. */
  size?: 16 | 20;
  /** The icon turns while work is under way. */
  spin?: boolean;
  className?: string;
}

/** One outline icon on a 20 × 20 grid. It is hidden from assistive technology: the text beside it gives its meaning. */
export function outlineIcon(displayName: string, drawing: ReactNode) {
  function Icon({ size = 16, spin = false, className }: IconProps) {
    return (
      <svg
        className={[styles.icon, spin && styles.spin, className].filter(Boolean).join(' ')}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  }
  Icon.displayName = displayName;
  return Icon;
}

export type OutlineIcon = ReturnType<typeof outlineIcon>;
