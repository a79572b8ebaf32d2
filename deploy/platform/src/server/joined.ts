/** Joins what features declare by name. Two of one name would hide each other, so they are refused. */
export function joined<Value>(
  what: string,
  parts: readonly (Readonly<Record<string, Value>> | undefined)[],
): ReadonlyMap<string, Value> {
  const all = new Map<string, Value>();
  for (const [name, value] of parts.flatMap((part = {}) => Object.entries(part))) {
    if (all.has(name)) throw new Error(`two features ${what} ${name}`);
    all.set(name, value);
  }
  return all;
}
