import type { CaseOutcome } from '@portal/shared/contract/case-states';
import { Button, type ButtonProps, CheckIcon, ErrorIcon } from '@portal/shared/ui';
import { ReturnIcon } from '@portal/shared/ui/frame';
import type { Ref } from 'react';
import { KeyText } from '../../keys/key-text';
import styles from './verdict-button.module.css';

/** The look of a verdict, by what it means for the company. The brand's colour would say nothing of it. */
const looks: Readonly<Record<CaseOutcome, 'good' | 'back' | 'bad'>> = {
  approve: 'good',
  confirm: 'good',
  return: 'back',
  sendBack: 'back',
  reject: 'bad',
};
const icons = { good: <CheckIcon />, back: <ReturnIcon />, bad: <ErrorIcon /> };

/** The key of each verdict: in the bar it asks, and in the question it decides. */
export const verdictKeys: Readonly<Record<CaseOutcome, string>> = {
  approve: 'a',
  confirm: 'a',
  return: 'b',
  sendBack: 'b',
  reject: 'x',
};

interface VerdictButtonProps extends Pick<ButtonProps, 'htmlType' | 'loading' | 'onClick'> {
  outcome: CaseOutcome;
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that gives a verdict, or asks for it. */
export function VerdictButton({ outcome, label, ...button }: VerdictButtonProps) {
  const look = looks[outcome];
  return (
    <Button {...button} icon={icons[look]} className={`${styles.verdict} ${styles[look]}`}>
      {label}
      <span className={styles.key} aria-hidden="true">
        <KeyText keys={verdictKeys[outcome]} />
      </span>
    </Button>
  );
}
