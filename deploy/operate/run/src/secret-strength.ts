/** The frequency of each character, as bits of surprise for one of them (Shannon). */
function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/**
 * Counts pairs of neighbours that say something new: they were not seen before, and are not a step in a row such as
 * `abc`, `321` or `aaa`.
 */
function newPairs(text: string): number {
  const seen = new Set<string>();
  for (let at = 1; at < text.length; at += 1) {
    const step = Math.abs(text.charCodeAt(at) - text.charCodeAt(at - 1));
    if (step > 1) seen.add(text.slice(at - 1, at + 1));
  }
  return seen.size;
}

/**
 * A careful estimate of the bits that somebody has to guess. It is below the truth for random text (about 180 for 64
 * hex digits). It is small for text that repeats itself or counts upwards, however long the text is.
 */
export function secretBits(text: string): number {
  return newPairs(text) * bitsPerCharacter(text);
}
