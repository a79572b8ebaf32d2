import { ChevronRightIcon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card-action.module.css';

interface CardLinkProps {
  to: string;
  /** Whether the product needs this action now. */
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
  /** The accessible name: it says which product it is. */
  name: string;
  /** True beside a main action that covers the card. */
  other?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** An action on a product that stays on this page. */
export function CardButton({ name, other = false, onPress, children }: CardButtonProps) {
  return (
    <button type="button" className={other ? styles.other : styles.main} aria-label={name} onClick={onPress}>
      {children}
      {!other && <ChevronRightIcon />}
    </button>
  );
}

/** The reason why the person can do nothing, and whom to ask. */
export function CardNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}
