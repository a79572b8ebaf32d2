import type { ReactNode } from 'react';
import { EntryCard } from '../../../kit/entry-card';
import { EntryLayout } from '../../../kit/entry-layout';
import styles from './reset-card.module.css';

const steps = ['验证身份', '设置新密码', '完成'];

interface ResetCardProps {
  step: 0 | 1 | 2;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One of the three pages of the password reset. Its progress is plain markup: the entry pages load no more of antd. */
export function ResetCard({ step, title, lead, children }: ResetCardProps) {
  return (
    <EntryLayout>
      <div className={styles.stage}>
        <ol className={styles.steps} aria-label="找回密码进度">
          {steps.map((name, index) => (
            <li
              key={name}
              className={index <= step ? styles.reached : undefined}
              aria-current={index === step ? 'step' : undefined}
            >
              {name}
            </li>
          ))}
        </ol>
        <EntryCard title={title} lead={lead}>
          {children}
        </EntryCard>
      </div>
    </EntryLayout>
  );
}
