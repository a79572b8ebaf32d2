import sanitizeHtml, { type IOptions } from 'sanitize-html';

/**
 * The tags that an editor needs. There is no `class`, `id` or `style`, so that an article cannot look like the portal
 * itself.
 */
const allowed: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'figure', 'figcaption'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'div', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href = '', title }) => {
      const away = /^https?:/i.test(href);
      return {
        tagName,
        attribs: {
          href,
          ...(title === undefined ? {} : { title }),
          ...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
        },
      };
    },
  },
};

/** Keeps only the harmless part of an HTML text. All HTML goes through here before it is stored. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}
