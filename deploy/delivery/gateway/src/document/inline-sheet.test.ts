import { expect, test } from '@jest/globals';
import { servedFile } from '../assets/served-file';
import { noncePlaceholder } from './document-text';
import { inlineSheet } from './inline-sheet';

const planned = { href: '/assets/site/r1/page.css', integrity: undefined };
const holding = (css: string) => ({
  find: () => servedFile({ tag: 'x', type: 'text/css', identity: Buffer.from(css) }, {}),
});

const cssOf = (bytes: number) => `/*${'x'.repeat(bytes - 4)}*/`;

const largest = 24 * 1024;

test('a sheet stands in its element, with the nonce of the visit', () => {
  const css = cssOf(largest);
  expect(inlineSheet(planned, holding(css))).toBe(
    `<style data-href="${planned.href}" nonce="${noncePlaceholder}">${css}</style>`,
  );
});

test('a larger sheet stays a file, and so does one that is not in memory', () => {
  expect(inlineSheet(planned, holding(cssOf(largest + 1)))).toBeUndefined();
  expect(inlineSheet(planned, { find: () => undefined })).toBeUndefined();
});

test('no sheet can end its element', () => {
  const sheet = inlineSheet(planned, holding('a::after{content:"</style><script>alert(1)</script>"}'));
  expect(sheet?.match(/<\//g)).toEqual(['</']);
});
