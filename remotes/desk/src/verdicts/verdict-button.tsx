import { Button, type ButtonProps } from '@portal/shared/ui';
import type { Ref } from 'react';
import { KeyText } from '../keys/key-text';
import styles from './verdict-button.module.css';
import { type Verdict, VerdictIcon } from './verdicts';

interface VerdictButtonProps extends Pick<ButtonProps, 'htmlType' | 'loading' | 'onClick'> {
  verdict: Verdict;
  label: string;
  /** The key that does the same. */
  keys?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that gives a verdict, or asks for it. */
export function VerdictButton({ verdict, label, keys, ...button }: VerdictButtonProps) {
  return (
    <Button {...button} icon={<VerdictIcon verdict={verdict} />} className={`${styles.verdict} ${styles[verdict]}`}>
      {label}
      {keys !== undefined && (
        <span className={styles.key} aria-hidden="true">
          <KeyText keys={keys} />
        </span>
      )}
    </Button>
  );
}
