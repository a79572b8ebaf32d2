import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { processorTime } from '../../testing/processor-time';
import { parseJson } from './parse-json';

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

describe('a request’s JSON', () => {
  test('is what JSON.parse says', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8, noUnicodeString: false }), (json) => {
        fc.pre(!/__proto__|constructor/.test(json));
        expect(parseJson(json)).toEqual(JSON.parse(json));
      }),
    );
  });

  test.each(['[{"'.repeat(40), '\\', '"[', '\\"[[', ']}"'.repeat(30)])('has no depth in a text: %j', (text) => {
    const value = { [text]: [text, { text }] };
    expect(parseJson(JSON.stringify(value))).toEqual(value);
  });

  test.each([
    ['twenty levels', nested(20), true],
    ['one more', `[${nested(20)}]`, false],
    ['many beside each other', `[${Array(5_000).fill(nested(18)).join()}]`, true],
  ])('%s: %s', (_, json, taken) => {
    const parse = () => parseJson(json);
    if (taken) expect(parse).not.toThrow();
    else expect(parse).toThrow('nested too deep');
  });

  test.each([
    ['quotes', '"'.repeat(1_000_000)],
    ['escapes', `"${'\\'.repeat(999_999)}`],
    ['escaped quotes', `"${'\\"'.repeat(500_000)}`],
    ['brackets', '[]'.repeat(500_000)],
  ])('[threat: hostile JSON] a megabyte of %s takes no time', async (_, json) => {
    expect(await processorTime(() => expect(() => parseJson(json)).toThrow(SyntaxError))).toBeLessThan(500);
  });
});
