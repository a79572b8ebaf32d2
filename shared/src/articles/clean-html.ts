import DOMPurify, { type Config } from 'dompurify';

/** A separate instance, so that its hooks affect no other code on the page. */
const purifier = DOMPurify(window);

/**
 * The tags and attributes that an editor of articles needs. No `class`, `id` or `style`: an article cannot dress up as
 * the portal.
 */
const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'figure', 'figcaption'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'div', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
  /** The values of these attributes are no addresses, so the pattern below does not check them. */
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** The schemes of the portal's link check, and addresses inside this portal. */
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  RETURN_DOM_FRAGMENT: true,
};

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement && /^https?:/i.test(element.getAttribute('href') ?? '')) {
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
