import type { View } from './card-values';

export const cards = ['legalPerson', 'agent', 'proof', 'certificate'] as const;
export type CardKey = (typeof cards)[number];

/** A form that is done can be opened again; the others are over. */
export const isForm = (card: CardKey) => card === 'legalPerson' || card === 'agent';

/** The first that waits for something, be it only to be saved. */
export const dueCard = (view: Pick<View, CardKey | 'drafts'>): CardKey | null =>
  cards.find((card) => view[card].state !== 'DONE' || (isForm(card) && view.drafts[card] !== null)) ?? null;
