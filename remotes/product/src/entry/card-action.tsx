import { ChevronRightIcon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card-action.module.css';

interface CardLinkProps {
  to: string;
  /** What the row needs now. */
  needed?: boolean;
  children: ReactNode;
}

/** A card's main action that leads to a page. */
export function CardLink({ to, needed = false, children }: CardLinkProps) {
  return (
    <Link className={needed ? `${styles.main} ${styles.needed}` : (styles.main ?? '')} to={to}>
      {children}
      <ChevronRightIcon />
    </Link>
  );
}

interface CardButtonProps {
  /** Says of which product it is. */
  name: string;
  /** Beside another that covers the card. */
  other?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** What is done about a product on this page. */
export function CardButton({ name, other = false, onPress, children }: CardButtonProps) {
  return (
    <button type="button" className={other ? styles.other : styles.main} aria-label={name} onClick={onPress}>
      {children}
      {!other && <ChevronRightIcon />}
    </button>
  );
}

/** Why there is nothing to do, and whom to ask. */
export function CardNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}
