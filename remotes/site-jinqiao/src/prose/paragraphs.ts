import { parseHtml } from './parse-html';

export interface Paragraph {
  readonly kind: 'heading' | 'entry' | 'text';
  readonly text: string;
}

const kinds: Readonly<Record<string, Paragraph['kind']>> = {
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  LI: 'entry',
};

const blocks = 'h1, h2, h3, h4, p, li, tr, pre, blockquote, div';

const words = (node: Pick<Node, 'textContent'>): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

/** A table's row is one line. */
const lineOf = (block: Element): string =>
  block.tagName === 'TR' ? [...block.children].map(words).join('　') : words(block);

/**
 * The words of an article, block by block. 金桥 shows articles as plain text, so that none of their HTML ever reaches the
 * page.
 */
export function paragraphsOf(html: string): Paragraph[] {
  const body = parseHtml(html);
  for (const silent of body.querySelectorAll('script, style, template, noscript, iframe')) silent.remove();
  const innermost = [...body.querySelectorAll(blocks)].filter((block) => !block.querySelector(blocks));
  const found: Paragraph[] =
    innermost.length > 0
      ? innermost.map((block) => ({ kind: kinds[block.tagName] ?? 'text', text: lineOf(block) }))
      : [{ kind: 'text', text: words(body) }];
  return found.filter(({ text }) => text !== '');
}

/** All words of an article on one line, for searching. */
export const wordsOf = (html: string): string =>
  paragraphsOf(html)
    .map(({ text }) => text)
    .join(' ');
