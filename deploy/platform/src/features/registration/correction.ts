/** After a return only what the reviewer found may be changed; everything, where they named nothing. Pure. */

type Values = Readonly<Record<string, unknown>>;

/** Faults are named by field in the permit, `legalPerson.field` and `agent.field` in the verification. */
export type Card = '' | 'legalPerson' | 'agent';

const nameIn = (card: Card, field: string) => (card === '' ? field : `${card}.${field}`);

/** The values as sent, those that may not be changed replaced by what is known. */
export function keepLocked<V extends object>(values: V, known: Values, correctable: readonly string[], card: Card): V {
  if (correctable.length === 0) return values;
  const kept = Object.entries(values).map(([field, value]) => {
    const locked = !correctable.includes(nameIn(card, field)) && known[field] !== undefined;
    return [field, locked ? known[field] : value];
  });
  return Object.fromEntries(kept) as V;
}
