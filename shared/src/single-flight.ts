/** Callers that ask for the same key, or all without one, share the answer that is on its way. */
export function singleFlight<Key extends [] | [string], T>(
  ask: (...key: Key) => Promise<T>,
): (...key: Key) => Promise<T> {
  const underWay = new Map<string | undefined, Promise<T>>();
  return (...key) => {
    const [name] = key;
    const known = underWay.get(name);
    if (known) return known;
    const answer = ask(...key).finally(() => underWay.delete(name));
    underWay.set(name, answer);
    return answer;
  };
}
