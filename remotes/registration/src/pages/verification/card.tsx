import type { StatusClass } from '@portal/shared/codes';
import { type CardState, cardStates } from '@portal/shared/contract';
import { CheckIcon, StatusTag } from '@portal/shared/ui';
import { ChevronDownIcon } from '@portal/shared/ui/frame';
import { type ReactNode, useId } from 'react';
import { Reason } from '../../correction/correction';
import { fieldName } from '../../correction/field-names';
import styles from './card.module.css';
import { type CardKey, cardTitles } from './due-card';
import type { OpenCard } from './use-open-card';

const colors: Readonly<Record<CardState, StatusClass>> = {
  TODO: 'yellow',
  DOING: 'blue',
  DONE: 'green',
  FAILED: 'red',
};

interface CardProps {
  card: CardKey;
  about: string;
  state: CardState;
  openCard: OpenCard;
  /** The reviewer's remarks on the card, by the names of their fields. A closed card shows them. */
  found?: Readonly<Record<string, string>>;
  /** For a finished card: its known values in one line, and its actions. */
  summary?: ReactNode;
  action?: ReactNode;
  /** The card is finished, and yet open. */
  editing?: boolean;
  children?: ReactNode;
}

/** One part of the verification, with its state. A closed card keeps its input. */
export function Card({
  card,
  about,
  state,
  openCard,
  found = {},
  summary,
  action,
  editing = false,
  children,
}: CardProps) {
  const title = cardTitles[card];
  const bodyId = useId();
  const done = state === 'DONE';
  const open = openCard.isOpen(card) && (!done || editing);
  return (
    <section
      ref={open ? openCard.focusRef : undefined}
      tabIndex={-1}
      className={styles.card}
      data-open={open}
      data-done={done}
      aria-label={title}
    >
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {done && <CheckIcon />}
        </span>
        <h2 className={styles.title}>
          {done ? (
            title
          ) : (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={bodyId}
              onClick={() => openCard.toggle(card)}
            >
              {title}
            </button>
          )}
        </h2>
        <StatusTag entry={{ label: cardStates[state], colorClass: colors[state] }} />
        <span className={styles.end}>
          {done ? !open && action : <ChevronDownIcon className={styles.chevron ?? ''} />}
        </span>
      </div>
      <div className={styles.content}>
        {done && !open ? <p className={styles.about}>{summary}</p> : <p className={styles.about}>{about}</p>}
        {!open &&
          Object.entries(found).map(([field, reason]) => (
            <p key={field} className={styles.about}>
              <Reason about={fieldName(field)} text={reason} />
            </p>
          ))}
        <div id={bodyId} className={styles.body} hidden={!open}>
          {children}
        </div>
      </div>
    </section>
  );
}
