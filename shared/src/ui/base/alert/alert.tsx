import { clsx } from 'clsx';
import type { AriaRole, ReactNode } from 'react';
import { kindIcons } from '../icon/icons';
import styles from './alert.module.css';

export interface AlertProps {
  type: keyof typeof kindIcons;
  title: ReactNode;
  description?: ReactNode;
  /** Beside the text, or below it if there is no room. */
  action?: ReactNode;
  showIcon?: boolean;
  /** `alert`, unless nobody has to hear the text at once. */
  role?: AriaRole;
  className?: string;
}

/** A sentence that stays in its place on the page. Plain markup: it stands on the login page too. */
export function Alert({ type, title, description, action, showIcon = false, role = 'alert', className }: AlertProps) {
  const Icon = kindIcons[type];
  return (
    <div className={clsx(styles.alert, styles[type], className)} role={role}>
      {showIcon && (
        <span className={styles.icon}>
          <Icon />
        </span>
      )}
      <div className={styles.text}>
        <div className={clsx(description !== undefined && styles.title)}>{title}</div>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
