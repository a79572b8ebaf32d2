import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { addressAttributes, allowedAddress, allowedTags, isElsewhere, wordAttributes } from './allowed-html';

const withoutOtherAddresses = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => !addressAttributes.includes(name) || allowedAddress.test(value),
    ),
  );

const allowed: IOptions = {
  allowedTags,
  allowedAttributes: {
    '*': [...addressAttributes, ...wordAttributes],
    a: ['target', 'rel'],
    img: ['loading'],
  },
  // `transformTags` decides about addresses, by the same pattern as in a browser.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: withoutOtherAddresses(attributes) }),
    a: (tagName, attributes) => {
      const { target: _, rel: __, ...attribs } = withoutOtherAddresses(attributes);
      const elsewhere = isElsewhere(attribs.href ?? '') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
      return { tagName, attribs: { ...attribs, ...elsewhere } };
    },
    img: (tagName, attributes) => ({
      tagName,
      attribs: { alt: '', ...withoutOtherAddresses(attributes), loading: 'lazy' },
    }),
  },
};

/** The harmless part of an article's HTML, as text, where there is no document to parse it. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The words alone, for searching. The library writes text as HTML, with these four entities and no other. */
export function textOf(html: string): string {
  const words = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return words
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
