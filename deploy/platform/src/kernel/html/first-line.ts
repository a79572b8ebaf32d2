/** The ends of block elements, and line breaks. */
const lineEnd = /<(?:br|hr)\b[^>]*>|<\/(?:p|h\d|li|dt|dd|div|blockquote|pre|figcaption|caption|tr)>/g;
const tag = /<[^>]*>/g;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** As much as a list has room for. */
const longest = 100;

/** Returns the first line of a text whose HTML `cleanHtml` has written, without tags. */
export function firstLine(html: string): string {
  const lines = html.replace(lineEnd, '\n').replace(tag, '').split('\n');
  const line = lines
    .map((text) => text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity).trim())
    .find(Boolean);
  return [...(line ?? '')].slice(0, longest).join('');
}
