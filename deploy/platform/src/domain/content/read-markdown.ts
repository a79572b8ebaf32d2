import { lexer, marked, type Token } from 'marked';
import type { z } from 'zod';
import { cleanHtml } from '../../kernel/html/clean-html';
import type { ContentFiles } from './content-file';
import type { Faults } from './faults';
import { readYaml } from './read-yaml';

interface Page<F> {
  readonly front: F;
  /** The Markdown below the front matter. */
  readonly text: string;
}

const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads a Markdown file with its front matter. Undefined: it has faults. */
export function readPage<S extends z.ZodType>(
  files: ContentFiles,
  file: string,
  schema: S,
  faults: Faults,
): Page<z.output<S>> | undefined {
  const whole = files[file] ?? '';
  const head = frontMatter.exec(whole);
  if (!head) {
    faults.add(file, 1, 'it begins with no front matter between two lines of ---');
    return undefined;
  }
  const front = readYaml({ file, text: head[1] ?? '', firstLine: 2 }, schema, faults);
  const text = whole.slice(head[0].length).trim();
  if (text === '') faults.add(file, head[0].split('\n').length, 'it has no text below the front matter');
  return front === undefined || text === '' ? undefined : { front, text };
}

/** The HTML as it is stored. */
export const htmlOf = (text: string): string => cleanHtml(marked.parse(text, { async: false })).trim();

function wordsOf(token: Token): string {
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOf).join('');
  return token.type === 'br' ? ' ' : 'text' in token ? String(token.text) : '';
}

/** The first paragraph without its markup. */
export function firstParagraph(text: string): string {
  const found = lexer(text).find(({ type }) => type === 'paragraph');
  return found ? wordsOf(found).replaceAll('\n', '') : '';
}

/** Each block of a plain text: paragraphs are divided by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n\s*\n/)
    .map((one) => one.replaceAll(/\s*\r?\n\s*/g, '').trim())
    .filter((one) => one !== '');
