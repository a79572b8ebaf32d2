import type { Block } from './paper';

/** Texts as items with numbers. */
export const numbered = (texts: readonly string[]): Block[] =>
  texts.map((text, index) => ({ kind: 'item', label: `${index + 1}.`, text }));

/** The place where a company stamps a paper and its legal person signs by hand. */
export const stampPlace = (role: string, name: string): Block => ({
  kind: 'seals',
  places: [{ role, name, seal: null, lines: ['法定代表人（签字）：', '日期：        年      月      日'] }],
});
