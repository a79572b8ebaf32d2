import type { ReactNode } from 'react';
import styles from './quiet-button.module.css';

interface QuietButtonProps {
  onPress: () => void;
  /** Whether what the button unfolds is shown; left away: it unfolds nothing. */
  expanded?: boolean;
  children: ReactNode;
}

/** A button beside the title of a card. */
export function QuietButton({ onPress, expanded, children }: QuietButtonProps) {
  return (
    <button type="button" className={styles.button} aria-expanded={expanded} onClick={onPress}>
      {children}
    </button>
  );
}
