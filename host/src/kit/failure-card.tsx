import { supportText } from '@portal/shared/boot';
import { useEffect, useRef, useState } from 'react';
import type { RemoteError } from '../federation/remote-error';
import styles from './failure-card.module.css';

interface FailureCardProps {
  error: RemoteError;
  onRetry: () => void;
}

/**
 * Takes the place of a remote or page that did not come. It is plain HTML on purpose: it must work when nothing else of
 * the application could be loaded.
 */
export function FailureCard({ error, onRetry }: FailureCardProps) {
  const [trying, setTrying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // A new error object means that the try is over.
    setTrying(false);
    reportError(error);
    heading.current?.focus();
  }, [error]);

  return (
    <section className={styles.card} role="alert" aria-labelledby="failure-title">
      <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true">
        <rect x="4" y="12" width="36" height="48" rx="6" fill="var(--border)" />
        <rect
          x="56"
          y="12"
          width="36"
          height="48"
          rx="6"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray="6 5"
        />
        <path d="M40 36h4m8 0h4" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <h1 id="failure-title" className={styles.title} tabIndex={-1} ref={heading}>
        页面没有加载成功
      </h1>
      <p>{error.sentence}</p>
      <p className={styles.number}>
        {supportText} <code>{error.number}</code>
      </p>
      <button
        type="button"
        className={styles.retry}
        disabled={trying}
        onClick={() => {
          setTrying(true);
          onRetry();
        }}
      >
        {trying ? '正在重试' : '重试'}
      </button>
    </section>
  );
}
