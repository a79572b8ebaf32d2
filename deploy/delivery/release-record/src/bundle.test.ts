import { expect, test } from '@jest/globals';
import { decodeBundle, encodeBundle, type ReleaseBundle } from './bundle';

const bundle: ReleaseBundle = {
  record: {
    format: 1,
    kind: 'remote',
    package: 'account',
    version: '1.0.0',
    build: 'b1',
    slot: 'account',
    entry: 'entry.js',
    globalName: 'portal_account_b1',
    pages: [],
    shells: [],
    assets: [],
    owns: [],
    menu: [],
    needs: [],
    bundledProvided: [],
  },
  files: new Map([
    ['entry.js', { identity: Buffer.from('入口'), brotli: Buffer.from([1, 2]), gzip: Buffer.from([3]) }],
    ['empty.css', { identity: Buffer.alloc(0) }],
  ]),
  maps: new Map([['entry.js', Buffer.from('a map')]]),
};

test('what goes in comes out', () => {
  const decoded = decodeBundle(encodeBundle(bundle));
  expect(decoded?.record).toEqual(bundle.record);
  expect([...(decoded?.files ?? [])]).toEqual([...bundle.files]);
  expect(decoded?.maps).toEqual(bundle.maps);
});

test('a bundle of a command that knows no maps is whole', () => {
  const { maps: _, ...older } = bundle;
  expect(decodeBundle(encodeBundle(older))?.maps).toEqual(new Map());
});

test('cut off at any place it is nothing', () => {
  const bytes = encodeBundle(bundle);
  for (let length = 0; length < bytes.length; length += 1)
    expect(decodeBundle(bytes.subarray(0, length))).toBeUndefined();
  expect(decodeBundle(Buffer.concat([bytes, Buffer.from('more')]))).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['no record', '{"parts":[]}'],
  ['a null', 'null'],
  ['a part that is none', '{"record":{},"parts":[null]}'],
  [
    'one part twice',
    '{"record":{},"parts":[{"path":"a","encoding":"identity","bytes":0},{"path":"a","encoding":"identity","bytes":0}]}',
  ],
  ['a head that is larger than any record', `{"record":{},"parts":[],"more":"${'x'.repeat(2 * 1024 * 1024)}"}`],
  ['a negative length', '{"record":{},"parts":[{"path":"a","encoding":"identity","bytes":-1}]}'],
  ['one map twice', '{"record":{},"parts":[],"maps":[{"path":"a","bytes":0},{"path":"a","bytes":0}]}'],
  ['a map without a length', '{"record":{},"parts":[],"maps":[{"path":"a"}]}'],
  ['an unknown encoding', '{"record":{},"parts":[{"path":"a","encoding":"__proto__","bytes":0}]}'],
  ['a file without its plain bytes', '{"record":{},"parts":[{"path":"a","encoding":"gzip","bytes":0}]}'],
])('%s is nothing', (_what, head) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  expect(decodeBundle(Buffer.concat([length, Buffer.from(head)]))).toBeUndefined();
});
