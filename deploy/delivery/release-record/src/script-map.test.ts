import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { maxMapBytes, packMap, unpackMap } from './script-map';

const written = { version: 3, sources: ['webpack://a/./src/page.tsx'], mappings: 'AAAA' };

test('a map is packed without the text of the sources', async () => {
  const packed = await packMap(JSON.stringify({ ...written, names: ['secret'], sourcesContent: ['the source'] }));
  expect(gunzipSync(packed ?? Buffer.alloc(0)).toString()).not.toMatch(/secret|the source/);
  expect(await unpackMap(packed ?? Buffer.alloc(0))).toEqual(written);
});

test.each([
  ['no JSON', '{'],
  ['a map of an older form', JSON.stringify({ ...written, version: 2 })],
  ['a map of several maps', JSON.stringify({ version: 3, sections: [] })],
  ['a very large one', JSON.stringify({ ...written, mappings: 'A'.repeat(maxMapBytes) })],
])('%s is no map', async (_what, text) => {
  expect(await packMap(text)).toBeUndefined();
  expect(await unpackMap(gzipSync(text))).toBeUndefined();
});

test('what unpacks without end is no map', async () => {
  expect(await unpackMap(gzipSync(Buffer.alloc(64 * 1024 * 1024)))).toBeUndefined();
  expect(await unpackMap(Buffer.from('no gzip'))).toBeUndefined();
});
