import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './link-button.module.css';

export interface LinkButtonProps {
  to: string;
  type?: 'primary' | 'default';
  block?: boolean;
  children: ReactNode;
}

/** A link to another page that looks like a button. It opens in a new tab like any other link. */
export function LinkButton({ to, type = 'default', block = false, children }: LinkButtonProps) {
  return (
    <Link to={to} className={clsx(styles.button, styles[type], block && styles.block)}>
      {children}
    </Link>
  );
}
