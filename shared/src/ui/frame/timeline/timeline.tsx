import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ErrorIcon, SuccessIcon } from '../../base/icon/icons';
import { VisuallyHidden } from '../../base/visually-hidden/visually-hidden';
import styles from './timeline.module.css';

export type TimelineState = 'done' | 'current' | 'failed' | 'waiting';

export interface TimelineEntry {
  title: string;
  state: TimelineState;
  /** Ready to show, e.g. 2026-11-21 10:30. */
  time?: string;
  description?: ReactNode;
}

const stateNames: Record<TimelineState, string> = {
  done: '已完成',
  current: '进行中',
  failed: '未通过',
  waiting: '未开始',
};

/** The past and the coming events, in order. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ title, state, time, description }) => (
        <li key={`${title} ${time}`} className={clsx(styles.entry, styles[state])}>
          <span className={styles.mark}>
            <Mark state={state} />
          </span>
          <div className={styles.title}>
            {title}
            <VisuallyHidden>（{stateNames[state]}）</VisuallyHidden>
            {time && <time className={styles.time}>{time}</time>}
          </div>
          {description && <div className={styles.description}>{description}</div>}
        </li>
      ))}
    </ol>
  );
}

function Mark({ state }: { state: TimelineState }) {
  if (state === 'done') return <SuccessIcon />;
  if (state === 'failed') return <ErrorIcon />;
  return <span className={styles.ring} />;
}
