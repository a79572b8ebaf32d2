import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import type { RemoteRecord } from '@portal/release-record';
import type { AssetBytes } from '@portal/releases';
import { unlikeText } from '@portal/releases/testing/unlike-text';
import { accountRelease, type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';

jest.setTimeout(patience);

/** A release of `account` with as many files as a real one. From release to release, some of them differ in one line. */
function made(build: string): { record: RemoteRecord; files: Map<string, AssetBytes> } {
  const record = accountRelease(build);
  const files = new Map<string, AssetBytes>();
  const changed = record.assets.map(({ path, type }) => ({ path, type, end: `\n// ${build}` }));
  const script = { type: 'text/javascript; charset=utf-8', end: '' };
  const unchanged = Array.from({ length: 12 }, (_, n) => ({ ...script, path: `${n}.js` }));
  const assets = [...changed, ...unchanged].map(({ path, type, end }) => {
    const identity = Buffer.from(unlikeText(path) + end);
    files.set(path, { identity, brotli: brotliCompressSync(identity), gzip: gzipSync(identity) });
    return { path, type, bytes: identity.length, sha384: createHash('sha384').update(identity).digest('base64') };
  });
  return { record: { ...record, assets }, files };
}

const modern = 'gzip, deflate, br, zstd, dcb, dcz';
const both = 'accept-encoding, available-dictionary';
/** The first frame only names the dictionary. */
const decoded = (body: Buffer, dictionary: Buffer) => zstdDecompressSync(body.subarray(40), { dictionary });
const available = (bytes: Buffer) => `:${createHash('sha256').update(bytes).digest('base64')}:`;

describeDatabase('a file of which the browser has an earlier release', (database) => {
  let portal: Delivered;
  const [first, second] = [made('d1'), made('d2')];
  const of = ({ files }: typeof first, path: string) => files.get(path)?.identity as Buffer;
  const get = (path: string, dictionary?: string, accepted = modern, headers = {}) =>
    portal.gateway.inject({
      url: `/assets/account/${path}`,
      headers: {
        'accept-encoding': accepted,
        ...(dictionary === undefined ? {} : { 'available-dictionary': dictionary }),
        ...headers,
      },
    });

  beforeAll(async () => {
    portal = await deliveredGateway(database(), { demo: true });
    for (const one of [first, second]) await portal.releases.publish({ ...one, by: 'test' });
    await portal.call('PUT', '/tenants/localhost/slots/account', { release: 'account@d2' });
    await until(async () => (await get('d2/entry.js')).statusCode === 200);
  });
  afterAll(() => portal?.gateway.close());

  test('comes as what changed since, for ever', async () => {
    for (const path of ['entry.js', 'list.css', 'picture.svg']) {
      const [before, now] = [of(first, path), of(second, path)];
      const whole = await get(`d2/${path}`);
      const response = await get(`d2/${path}`, available(before));
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-encoding': 'dcz',
        'content-type': whole.headers['content-type'],
        'content-length': String(response.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: both,
        'use-as-dictionary': `match="/assets/account/*/${path}"`,
      });
      expect(response.headers.etag).not.toBe(whole.headers.etag);
      expect(decoded(response.rawPayload, before)).toEqual(now);
      expect(response.rawPayload.length).toBeLessThan(whole.rawPayload.length / 10);
    }
  });

  test('and so does the list of hashes', async () => {
    const before = (await get('d1/hashes.json', undefined, '')).rawPayload;
    const now = (await get('d2/hashes.json', undefined, '')).rawPayload;
    const response = await get('d2/hashes.json', available(before));
    expect(response.headers['content-encoding']).toBe('dcz');
    expect(decoded(response.rawPayload, before)).toEqual(now);
  });

  test('is not sent again to those who have it', async () => {
    const dictionary = available(of(first, 'entry.js'));
    const { etag } = (await get('d2/entry.js', dictionary)).headers;
    const again = await get('d2/entry.js', dictionary, modern, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', both]);
    expect((await get('d2/entry.js', undefined, modern, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  const right = () => available(of(first, 'entry.js'));
  test.each<[string, () => string | undefined, string]>([
    ['an old browser', () => undefined, 'gzip, deflate, br'],
    ['a first visit', () => undefined, modern],
    ['another dictionary', () => available(Buffer.from('another')), modern],
    ['the dictionary of another file', () => available(of(first, 'detail.js')), modern],
    ['a browser that does not take differences', right, 'gzip, br'],
    ['a browser that takes anything', right, '*'],
    ['a browser that refuses them', right, 'br, dcz;q=0'],
    ['a header in another form', () => right().replaceAll(':', ''), modern],
    ['two dictionaries', () => `${right()}, ${right()}`, modern],
    ['a name of every object', () => '__proto__', modern],
    ['no name', () => '', modern],
  ])('is whole for %s', async (_, dictionary, accepted) => {
    const response = await get('d2/entry.js', dictionary(), accepted);
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: both });
    expect(brotliDecompressSync(response.rawPayload)).toEqual(of(second, 'entry.js'));
  });

  test('a first release can become a dictionary, and has none', async () => {
    const { headers } = await get('d1/entry.js', available(of(second, 'entry.js')));
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'use-as-dictionary': 'match="/assets/account/*/entry.js"',
    });
  });
});
