import { expect, test } from '@jest/globals';
import { servedFile } from '../assets/served-file';
import { inlineSheet } from './inline-sheet';
import { NonceTemplate, noncePlaceholder } from './nonce-template';

const planned = { href: '/assets/site/r1/page.css', integrity: undefined };
const holding = (css: string) => ({
  find: () => servedFile({ tag: 'x', type: 'text/css', identity: Buffer.from(css) }, {}),
});

/** Text that does not compress, as CSS of this length. */
const cssOf = (bytes: number) =>
  `/*${Array.from({ length: bytes - 4 }, (_, index) => String.fromCharCode(97 + ((index * index * 7) % 26))).join('')}*/`;

const largest = 24 * 1024;

test('any number of sheets leave the places of the nonce within reach of one another', () => {
  const sheet = inlineSheet(planned, holding(cssOf(largest)));
  expect(sheet).toContain(noncePlaceholder);
  expect(() => new NonceTemplate(`<head>${sheet}\n${sheet}\n${sheet}`)).not.toThrow();
});

test('a larger sheet stays a file, and so does one that is not in memory', () => {
  expect(inlineSheet(planned, holding(cssOf(largest + 1)))).toBeUndefined();
  expect(inlineSheet(planned, { find: () => undefined })).toBeUndefined();
});

test('no sheet can end its element', () => {
  const sheet = inlineSheet(planned, holding('a::after{content:"</style><script>alert(1)</script>"}'));
  expect(sheet?.match(/<\//g)).toEqual(['</']);
});
