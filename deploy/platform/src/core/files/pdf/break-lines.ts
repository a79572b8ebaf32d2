/** Of a character, in units of the font size: the font sets what ASCII has at half its width. */
export const widthOf = (character: string) => (character.charCodeAt(0) < 0x80 ? 0.5 : 1);

export const textWidth = (text: string) => [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** 避头尾: what closes never begins a line, what opens never ends one. */
const neverFirst = /^[。，、；：？！）》〉”’」』】〕…—·％%,.;:?!)\]}]/u;
const neverLast = /[（《〈“‘「『【〔([{]$/u;

/** Words and numbers of Latin letters, pairs of dashes and dots, and all else one by one. */
const tokens = /[A-Za-z0-9][A-Za-z0-9.,:/@_+-]*|——|……| +|./gu;

/** The pieces that a line cannot be broken within. */
function pieces(text: string): string[] {
  const made: string[] = [];
  let glued = false;
  for (const [token] of text.matchAll(tokens)) {
    const last = made.length - 1;
    if (made[last] !== undefined && (glued || neverFirst.test(token))) made[last] += token;
    else made.push(token);
    glued = neverLast.test(token);
  }
  return made;
}

/** A piece that is longer than a line is broken after all. */
function cut(piece: string, width: number): string[] {
  if (textWidth(piece) <= width) return [piece];
  const characters = [...piece];
  const parts: string[] = [];
  for (let part = ''; characters.length > 0; part = '') {
    while (characters[0] !== undefined && textWidth(part + characters[0]) <= width) part += characters.shift();
    parts.push(part || (characters.shift() ?? ''));
  }
  return parts;
}

/** A last line of one character takes the piece before it along. */
function keepCompany(lines: string[][]): string[][] {
  const [before, last] = lines.slice(-2);
  if (!before || !last || before.length < 3 || last.length > 1 || textWidth(last.join('')) > 2) return lines;
  return [...lines.slice(0, -2), before.slice(0, -1), [...before.slice(-1), ...last]];
}

/**
 * The lines of a paragraph, as a Chinese one is set. `width` in units of the font size, `first` of its first line where
 * that is another one.
 */
export function breakLines(text: string, width: number, first = width): string[] {
  const lines: string[][] = [[]];
  let left = first;
  for (const piece of pieces(text).flatMap((whole) => cut(whole, Math.min(width, first)))) {
    const needed = textWidth(piece);
    if (needed > left && lines.at(-1)?.length) {
      lines.push([]);
      left = width;
    }
    // A space at a line's start would push it out of line.
    if (piece.trim() === '' && lines.length > 1 && lines.at(-1)?.length === 0) continue;
    lines.at(-1)?.push(piece);
    left -= needed;
  }
  return keepCompany(lines).map((line) => line.join('').trimEnd());
}
