import type { View } from './card-values';

export const cardTitles = {
  legalPerson: '法人信息',
  agent: '管理员信息',
  proof: '认证方式',
  certificate: '数字证书与签章',
} as const;

export type CardKey = keyof typeof cardTitles;

export const cards = Object.keys(cardTitles) as CardKey[];

/** A finished form can be opened again; the other cards cannot. */
export const isForm = (card: CardKey) => card === 'legalPerson' || card === 'agent';

/** The first card that waits for something, even if that is only to be saved. */
export const dueCard = (view: Pick<View, CardKey | 'drafts'>): CardKey | null =>
  cards.find((card) => view[card].state !== 'DONE' || (isForm(card) && view.drafts[card] !== null)) ?? null;
