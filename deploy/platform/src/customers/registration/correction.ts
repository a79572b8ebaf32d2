/**
 * After a return only the fields with the reviewer's findings may be changed. If they named none, all fields may be
 * changed. The functions are pure.
 */

type Values = Readonly<Record<string, unknown>>;

/** Faults are named by field in the permit, `legalPerson.field` and `agent.field` in the verification. */
export type Card = '' | 'legalPerson' | 'agent';

const nameIn = (card: Card, field: string) => (card === '' ? field : `${card}.${field}`);

/** Returns whether a field with a known value may not be changed. */
export const isLocked = (known: Values, correctable: readonly string[], card: Card) => (field: string) =>
  correctable.length > 0 && !correctable.includes(nameIn(card, field)) && known[field] !== undefined;

/** Returns the sent values. Known values replace those that may not be changed. */
export function keepLocked<V extends object>(values: V, known: Values, correctable: readonly string[], card: Card): V {
  const locked = isLocked(known, correctable, card);
  const kept = Object.entries(values).map(([field, value]) => [field, locked(field) ? known[field] : value]);
  return Object.fromEntries(kept) as V;
}
