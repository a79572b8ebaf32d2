import { describe, expect, test } from '@jest/globals';
import { randomText } from '../http/random-text';
import { DocumentText, noncePlaceholder } from './document-text';

test('a document has the nonce of its visit in every place, and the end of its visit', () => {
  const text = new DocumentText(`<a n="${noncePlaceholder}">$&中文<b n="${noncePlaceholder}">`);
  expect(text.for('first', '</b>')).toBe('<a n="first">$&中文<b n="first"></b>');
  expect(text.for('$1', '</a>')).toBe('<a n="$1">$&中文<b n="$1"></a>');
});

describe('nonces', () => {
  test('are 128 bits in base64url and never repeat', () => {
    const made = Array.from({ length: 5000 }, randomText);
    expect(new Set(made).size).toBe(made.length);
    for (const nonce of made) {
      expect(nonce).toHaveLength(22);
      expect(Buffer.from(nonce, 'base64url')).toHaveLength(16);
    }
  });
});
