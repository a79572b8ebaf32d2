import { pinyin } from 'pinyin-pro';

/** A character's reading, or a Latin word of a name as it is. */
const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;

/** The readings of a name: several, since some characters are read in another way as a family name. */
function readingsOf(name: string): string[][] {
  const written = [pinyin(name, options), pinyin(name, { ...options, surname: 'head' })];
  return written.map((syllables) =>
    syllables.map((syllable) => syllable.toLowerCase().replace(/[^a-z]/g, '')).filter((syllable) => syllable !== ''),
  );
}

const initialsOf = (syllables: readonly string[]) => syllables.map((syllable) => syllable.charAt(0)).join('');

/** As people write their own name: in full or by initials, the family name before, behind or alone in full. */
function personWords(name: string): string[] {
  return readingsOf(name).flatMap((syllables) => {
    // Family names have one character, some two.
    const parts = [1, 2].filter((length) => length < syllables.length);
    const written = parts.flatMap((length) => {
      const [family, given] = [syllables.slice(0, length).join(''), syllables.slice(length)];
      const [inFull, initials] = [given.join(''), initialsOf(given)];
      return [inFull + family, family + initials, initials + family, family.charAt(0) + inFull, inFull];
    });
    return [syllables.join(''), initialsOf(syllables), ...written];
  });
}

/** Initials of so many characters of a company's name, at least, stand for it. */
const fewestInitials = 3;

/** Any run of a company's characters: nobody types a legal name in full. */
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

/** What a password must not be made of: the names of its owner, in letters. */
export function nameWords({ person = '', companies = [] }: Names): ReadonlySet<string> {
  return new Set([...personWords(person), ...companies.flatMap(companyWords)].filter(({ length }) => length > 1));
}
