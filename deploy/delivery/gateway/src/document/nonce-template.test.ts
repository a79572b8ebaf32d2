import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomText } from '../http/random-text';
import { NonceTemplate, nonceLength, noncePlaceholder } from './nonce-template';

const nonces = fc.stringMatching(new RegExp(`^[A-Za-z0-9_-]{${nonceLength}}$`));
const ends = fc.stringMatching(/^[\x20-\x7e\n]{0,600}$/);
const unzipped = (text: string) => gunzipSync(Buffer.from(text, 'latin1'));
const texts = fc.string({ unit: fc.constantFrom(...'<a href="中文-nonce=\n'), maxLength: 400 });

describe('a text with a nonce', () => {
  test('comes out plain and gzipped with the nonce in every place and the end that is wanted', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 2, maxLength: 12 }), nonces, ends, (parts, nonce, end) => {
        const text = `<html>${parts.join(noncePlaceholder)}`;
        const wanted = text.replaceAll(noncePlaceholder, nonce) + end;
        const template = new NonceTemplate(text);
        expect(template.plain(nonce, end).toString()).toBe(wanted);
        expect(unzipped(template.gzip(nonce, end)).toString()).toBe(wanted);
      }),
    );
  });

  test('holds between hashes, which compress badly and resemble a nonce', () => {
    const links = Array.from(
      { length: 60 },
      () => `<link integrity="sha384-${randomBytes(48).toString('base64')}" nonce="${noncePlaceholder}">`,
    ).join('\n');
    const nonce = randomText();
    const gzipped = new NonceTemplate(`<html>${links}`).gzip(nonce, '</html>');
    expect(unzipped(gzipped).toString()).toBe(`<html>${links}</html>`.replaceAll(noncePlaceholder, nonce));
    expect(gzipped.length).toBeLessThan(links.length * 0.7);
  });

  test('keeps one rendering apart from the next', () => {
    const template = new NonceTemplate(`<script nonce="${noncePlaceholder}">`);
    const first = template.gzip('A'.repeat(nonceLength), 'first');
    template.gzip('B'.repeat(nonceLength), 'second');
    expect(unzipped(first).toString()).toBe(`<script nonce="${'A'.repeat(nonceLength)}">first`);
  });

  test('is refused when the places are further apart than a compressor looks back', () => {
    const apart = randomBytes(40_000).toString('base64');
    expect(() => new NonceTemplate(`<html>${noncePlaceholder}${apart}${noncePlaceholder}`)).toThrow('too far apart');
  });

  test('is refused without a place for the nonce', () => {
    expect(() => new NonceTemplate('<p>')).toThrow('no place for a nonce');
  });
});

describe('nonces', () => {
  test('are 128 bits in base64url and never repeat', () => {
    const made = Array.from({ length: 5000 }, randomText);
    expect(new Set(made).size).toBe(made.length);
    for (const nonce of made) {
      expect(nonce).toHaveLength(nonceLength);
      expect(Buffer.from(nonce, 'base64url')).toHaveLength(16);
    }
  });

  test('the placeholder has no byte twice and none that HTML may hold', () => {
    expect(noncePlaceholder).toHaveLength(nonceLength);
    expect(new Set(noncePlaceholder).size).toBe(nonceLength);
    for (const character of noncePlaceholder) {
      expect(character.charCodeAt(0)).toBeLessThan(0x20);
      expect('\t\n\f\r').not.toContain(character);
    }
  });
});
