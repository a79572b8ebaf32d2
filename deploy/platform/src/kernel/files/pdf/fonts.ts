import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/**
 * The fonts of papers, whole: names and addresses are free text. A character takes the first font of its chain that has
 * it. The others have rare characters of names, and signs such as ☑; they have one weight.
 */
const addresses = {
  regular: import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  rare: import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  signs: import.meta.resolve('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
};

export type FontName = keyof typeof addresses;

const chains = { regular: ['regular', 'rare', 'signs'], bold: ['bold', 'rare', 'signs'] } as const;

/**
 * Sets each character by itself. Chinese needs no ligatures and no kerning; without them a width is the sum of its
 * characters' widths, and each character of the file is one of the text.
 */
function setPlainly(font: Font): Font {
  const layout = (words: string) => {
    const glyphs = [...words].map((character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
      return { id, advanceWidth, codePoints: [codePoint] };
    });
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
  return Object.assign(font, { layout });
}

const read = new Map<FontName, Font>();

/** A font that no paper has needed yet is not read. */
export function fontOf(name: FontName): Font {
  const known = read.get(name);
  if (known) return known;
  const made = create(readFileSync(fileURLToPath(addresses[name])));
  // A file of several fonts would be none of ours.
  if (!('glyphForCodePoint' in made)) throw new Error(`${addresses[name]} is no single font`);
  const font = setPlainly(made);
  read.set(name, font);
  return font;
}

interface Found {
  readonly font: FontName;
  readonly width: number;
}

const found = { regular: new Map<string, Found | null>(), bold: new Map<string, Found | null>() };

function findCharacter(character: string, weight: keyof typeof chains): Found | null {
  const known = found[weight].get(character);
  if (known !== undefined) return known;
  const codePoint = character.codePointAt(0) ?? 0;
  const name = chains[weight].find((each) => fontOf(each).hasGlyphForCodePoint(codePoint));
  const font = name && fontOf(name);
  const result = font ? { font: name, width: font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm } : null;
  found[weight].set(character, result);
  return result;
}

const weightOf = (bold: boolean) => (bold ? 'bold' : 'regular');

/** Returns whether any font has the character. */
export const canWrite = (character: string) => findCharacter(character, 'regular') !== null;

/** Returns the width of a text, in units of the font size. */
export const measure = (text: string, bold = false) =>
  [...text].reduce((sum, character) => sum + (findCharacter(character, weightOf(bold))?.width ?? 1), 0);

/** A piece of a text whose characters one font has. */
interface Run {
  readonly font: FontName;
  words: string;
}

export function runsOf(text: string, bold: boolean): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = findCharacter(character, weightOf(bold))?.font ?? weightOf(bold);
    const last = runs.at(-1);
    if (last?.font === font) last.words += character;
    else runs.push({ font, words: character });
  }
  return runs;
}
