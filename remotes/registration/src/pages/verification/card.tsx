import type { StatusClass } from '@portal/shared/codes';
import { type CardState, cardStates } from '@portal/shared/contract';
import { StatusTag } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './card.module.css';

const colors: Readonly<Record<CardState, StatusClass>> = {
  TODO: 'yellow',
  DOING: 'blue',
  DONE: 'green',
  FAILED: 'red',
};

interface CardProps {
  title: string;
  about: string;
  state: CardState;
  children: ReactNode;
}

/** One of the parts of the verification, with how far it is. */
export function Card({ title, about, state, children }: CardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <StatusTag entry={{ label: cardStates[state], colorClass: colors[state] }} />
      </div>
      <p className={styles.about}>{about}</p>
      {children}
    </section>
  );
}
