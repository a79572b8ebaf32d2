import { type ApiError, call } from '@portal/shared/api';
import { useRef } from 'react';
import { type Draft, useDraft } from '../../forms/use-draft';
import { type AgentValues, agentDraftOf, type LegalValues, legalDraftOf } from './card-values';

/** The input of each card that is a form. */
export interface CardForms {
  legalPerson: LegalValues;
  agent: AgentValues;
}

export type CardName = keyof CardForms;

export interface CardDrafts extends Pick<Draft, 'state' | 'dirty' | 'saveNow'> {
  touch: <Name extends CardName>(card: Name, values: CardForms[Name]) => void;
  /** The card itself is about to be sent: no draft of it may arrive after it. */
  close: (card: CardName) => Promise<void>;
  /** The person gives up the input of the card. */
  discard: (card: CardName) => Promise<void>;
}

/** Keeps unfinished input of the cards at the server, each card until it is saved or given up. */
export function useCardDrafts(onRefused: (error: ApiError) => void): CardDrafts {
  const typed = useRef<Partial<CardForms>>({});
  const { touch, settle, idle, ...draft } = useDraft(async () => {
    const { legalPerson, agent } = typed.current;
    const body = {
      ...(legalPerson && { legalPerson: legalDraftOf(legalPerson) }),
      ...(agent && { agent: agentDraftOf(agent) }),
    };
    if (legalPerson || agent) await call('verificationDraft', { body }, { handlesErrors: true, loading: false });
  }, onRefused);

  async function close(card: CardName) {
    delete typed.current[card];
    if (Object.keys(typed.current).length === 0) settle();
    await idle();
  }

  return {
    ...draft,
    touch(card, values) {
      typed.current[card] = values;
      touch();
    },
    close,
    async discard(card) {
      await close(card);
      await call('verificationDraft', { body: { [card]: null } }, { loading: false });
    },
  };
}
