/**
 * After a return only the fields with the reviewer's findings may be changed. If they named none, all fields may be
 * changed. The functions are pure.
 */

type Values = Readonly<Record<string, unknown>>;

/** Faults are named by field in the permit, `legalPerson.field` and `agent.field` in the verification. */
export type Card = '' | 'legalPerson' | 'agent';

const nameIn = (card: Card, field: string) => (card === '' ? field : `${card}.${field}`);

/** Gives the sent values. Known values replace those that may not be changed. */
export function keepLocked<V extends object>(values: V, known: Values, correctable: readonly string[], card: Card): V {
  if (correctable.length === 0) return values;
  const kept = Object.entries(values).map(([field, value]) => {
    const locked = !correctable.includes(nameIn(card, field)) && known[field] !== undefined;
    return [field, locked ? known[field] : value];
  });
  return Object.fromEntries(kept) as V;
}
