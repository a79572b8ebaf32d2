import DOMPurify, { type Config } from 'dompurify';
import { addressAttributes, allowedAddress, allowedTags, isElsewhere, wordAttributes } from './allowed-html';

/** A separate instance, so that its hooks affect no other code on the page. */
const purifier = DOMPurify(window);

const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: [...addressAttributes, ...wordAttributes],
  /** The pattern below checks the values of all other attributes. */
  ADD_URI_SAFE_ATTR: wordAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: allowedAddress,
  RETURN_DOM_FRAGMENT: true,
};

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement && isElsewhere(element.getAttribute('href') ?? '')) {
    element.target = '_blank';
    element.rel = 'noopener noreferrer';
  }
  if (element instanceof HTMLImageElement) {
    element.setAttribute('loading', 'lazy');
    // A picture without a text of its own is decoration to a screen reader, not a file name.
    if (!element.hasAttribute('alt')) element.alt = '';
  }
});

/** The harmless part of an article's HTML, as nodes: it is never parsed a second time. */
export function cleanHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, allowed);
}

/** The words alone, for searching. */
export function textOf(html: string): string {
  return cleanHtml(html).textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
