import { pinyin } from 'pinyin-pro';

/** Gives a character's reading, or leaves a Latin word of a name as it is. */
const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;

/** Returns the readings of a name. There are several, because some characters have another reading in a family name. */
function readingsOf(name: string): string[][] {
  const written = [pinyin(name, options), pinyin(name, { ...options, surname: 'head' })];
  return written.map((syllables) =>
    syllables.map((syllable) => syllable.toLowerCase().replace(/[^a-z]/g, '')).filter((syllable) => syllable !== ''),
  );
}

const initialsOf = (syllables: readonly string[]) => syllables.map((syllable) => syllable.charAt(0)).join('');

/**
 * Returns the ways in which people write their own name: in full or by initials, with the family name before, behind, or
 * alone in full.
 */
function personWords(name: string): string[] {
  return readingsOf(name).flatMap((syllables) => {
    // Family names have one character; some have two.
    const parts = [1, 2].filter((length) => length < syllables.length);
    const written = parts.flatMap((length) => {
      const [family, given] = [syllables.slice(0, length).join(''), syllables.slice(length)];
      const [inFull, initials] = [given.join(''), initialsOf(given)];
      return [inFull + family, family + initials, initials + family, family.charAt(0) + inFull, inFull];
    });
    return [syllables.join(''), initialsOf(syllables), ...written];
  });
}

/** The initials of at least so many characters stand for a company's name. */
const fewestInitials = 3;

/** Returns every run of a company's characters, because nobody types a legal name in full. */
function companyWords(name: string): string[] {
  return readingsOf(name).flatMap((syllables) => {
    const runs = syllables.flatMap((_, start) =>
      syllables.slice(start).map((__, length) => syllables.slice(start, start + length + 1)),
    );
    return [
      ...runs.filter(({ length }) => length > 1).map((run) => run.join('')),
      ...runs.filter(({ length }) => length >= fewestInitials).map(initialsOf),
      initialsOf(syllables),
    ];
  });
}

export interface Names {
  readonly person?: string | undefined;
  readonly companies?: readonly string[];
}

/** The names of the owner in letters. A password must not be made of them. */
export function nameWords({ person = '', companies = [] }: Names): ReadonlySet<string> {
  return new Set([...personWords(person), ...companies.flatMap(companyWords)].filter(({ length }) => length > 1));
}
