import type { View } from './card-values';

export const cards = ['legalPerson', 'agent', 'proof', 'certificate'] as const;
export type CardKey = (typeof cards)[number];

/** A finished form can be opened again; the other cards cannot. */
export const isForm = (card: CardKey) => card === 'legalPerson' || card === 'agent';

/** The first card that waits for something, even if that is only to be saved. */
export const dueCard = (view: Pick<View, CardKey | 'drafts'>): CardKey | null =>
  cards.find((card) => view[card].state !== 'DONE' || (isForm(card) && view.drafts[card] !== null)) ?? null;
