/** Characters that PostgreSQL cannot hold: the zero character, and halves of surrogate pairs. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Returns whether every text in a value, at any depth, can be stored. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
