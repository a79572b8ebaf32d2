/** Returns the width of a text, in units of the font size. */
export type Measure = (text: string, bold?: boolean) => number;

/** 避头尾: a closing sign never begins a line, an opening sign never ends one. */
const neverFirst = /^[。，、；：？！）》〉”’」』】〕…—·％%,.;:?!)\]}]/u;
const neverLast = /[（《〈“‘「『【〔([{]$/u;

/** Finds words and numbers of Latin letters, pairs of dashes and dots, and every other character alone. */
const tokens = /[A-Za-z0-9][A-Za-z0-9.,:/@_+-]*|——|……| +|./gu;

/** Splits a text into pieces. A line break never falls inside a piece. */
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

/** Cuts a piece that is longer than a line, because it must be broken somewhere. */
function cut(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece) <= width) return [piece];
  const characters = [...piece];
  const parts: string[] = [];
  for (let part = ''; characters.length > 0; part = '') {
    while (characters[0] !== undefined && measure(part + characters[0]) <= width) part += characters.shift();
    parts.push(part || (characters.shift() ?? ''));
  }
  return parts;
}

/** If the last line has only one character, the piece before it moves down to it. */
function keepCompany(lines: string[][], measure: Measure): string[][] {
  const [before, last] = lines.slice(-2);
  if (!before || !last || before.length < 3 || last.length > 1 || measure(last.join('')) > 2) return lines;
  return [...lines.slice(0, -2), before.slice(0, -1), [...before.slice(-1), ...last]];
}

interface LineWidths {
  /** In units of the font size. */
  readonly width: number;
  /** The width of the first line if it differs. */
  readonly first?: number;
}

/** Breaks a paragraph into lines as Chinese text is set. */
export function breakLines(text: string, { width, first = width }: LineWidths, measure: Measure): string[] {
  const lines: string[][] = [[]];
  let left = first;
  for (const piece of pieces(text).flatMap((whole) => cut(whole, Math.min(width, first), measure))) {
    const needed = measure(piece);
    if (needed > left && lines.at(-1)?.length) {
      lines.push([]);
      left = width;
    }
    // A space at a line's start would move the line to the right.
    if (piece.trim() === '' && lines.length > 1 && lines.at(-1)?.length === 0) continue;
    lines.at(-1)?.push(piece);
    left -= needed;
  }
  return keepCompany(lines, measure).map((line) => line.join('').trimEnd());
}
