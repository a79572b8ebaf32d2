import { parse } from 'node-html-parser';

/** It has the few parts of a document that `paragraphs` reads. */
export const parseHtml = (html: string): Pick<Element, 'querySelectorAll' | 'textContent'> =>
  parse(html) as unknown as Element;
