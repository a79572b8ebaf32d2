import type { Answer } from '@portal/shared/api';
import type { ReactNode } from 'react';
import styles from './late.module.css';
import { Waiting } from './waiting';

interface LateProps<T> {
  answer: Answer<T>;
  children: (value: T) => ReactNode;
}

/** Waits for an answer, and says so if it does not come. */
export function Late<T>({ answer: { value, error, loading, retry }, children }: LateProps<T>) {
  if (value !== undefined) return children(value);
  if (loading || !error) return <Waiting />;
  return (
    <div role="alert">
      <p>加载失败，请重试。{error.msg}</p>
      <button type="button" className={styles.again} onClick={retry}>
        重试
      </button>
    </div>
  );
}
