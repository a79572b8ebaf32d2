import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icon/icons';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './copy-button.module.css';
import { copyText } from './copy-text';

export interface CopyButtonProps {
  text: string;
  /** The name of the copied thing, e.g. 邀请码. */
  label: string;
  /** The button stands among other buttons and says in words what it does. */
  worded?: boolean;
}

type Outcome = 'copied' | 'refused' | null;

/** Copies a code or number and says so in its place. */
export function CopyButton({ text, label, worded = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, worded && styles.worded)}
        aria-label={`复制${label}`}
        title={outcome === 'copied' ? '已复制' : `复制${label}`}
        onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'refused')}
      >
        {outcome === 'copied' ? <CheckIcon className={styles.copied ?? ''} /> : <CopyIcon />}
        {worded && (outcome === 'copied' ? '已复制' : `复制${label}`)}
      </button>
      <VisuallyHidden role="status">
        {outcome === 'copied' && '已复制'}
        {outcome === 'refused' && '复制失败，请手动选择后复制'}
      </VisuallyHidden>
    </>
  );
}
