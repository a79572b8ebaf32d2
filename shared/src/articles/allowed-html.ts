/**
 * The tags and attributes that an editor of articles needs. No `class`, `id` or `style`: an article cannot dress up as
 * the portal.
 */
export const allowedTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'figure', 'figcaption'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'div', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
];

/** The values of these attributes are addresses. */
export const addressAttributes = ['href', 'src'];

export const wordAttributes = ['alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'];

/** The schemes of the portal's link check, and addresses inside this portal. */
export const allowedAddress = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

export const isElsewhere = (href: string): boolean => /^https?:/i.test(href);
