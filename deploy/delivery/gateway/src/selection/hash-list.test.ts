import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { type BootDocument, hashListAddress } from '@portal/shared/boot-document';
import type { FastifyInstance } from 'fastify';
import { FakeReleases, pointer, sampleReleases, sampleTenant } from '../testing/fake-releases';
import { sampleHost, sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

let gateway: FastifyInstance;
afterEach(() => gateway.close());

async function bootOf(path: string): Promise<BootDocument> {
  const { body } = await gateway.inject({ url: path, headers: { host: 'localhost' } });
  return JSON.parse(/id="portal-boot">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null') as BootDocument;
}

test('the hashes of a remote elsewhere are in a list that the document vouches for', async () => {
  gateway = await startedGateway({ releases: sampleReleases() });
  const { remotes, integrity } = await bootOf('/index/index');
  const account = remotes.find(({ slot }) => slot === 'account');
  if (!account?.lastGood) throw new Error('the sample has a release before');
  for (const release of [account, account.lastGood]) {
    const list = await gateway.inject({ url: hashListAddress(release), headers: { 'accept-encoding': 'gzip' } });
    expect(list.headers).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const text = gunzipSync(list.rawPayload);
    expect(`sha384-${createHash('sha384').update(text).digest('base64')}`).toBe(release.hashes);
    const hashes = JSON.parse(text.toString());
    const base = `/assets/account/${release.build}`;
    expect(Object.keys(hashes)).toEqual(
      ['entry.js', 'list.js', 'list.css', 'detail.js'].map((file) => `${base}/${file}`),
    );
    expect(integrity[release.entry]).toBeUndefined();
    const entry = await gateway.inject({ url: release.entry });
    expect(hashes[release.entry]).toBe(`sha384-${createHash('sha384').update(entry.rawPayload).digest('base64')}`);
  }
});

test('of the host the document has the hashes of what its page begins with, and a list of all', async () => {
  gateway = await startedGateway({ releases: sampleReleases() });
  const page = await gateway.inject({ url: '/login', headers: { host: 'localhost' } });
  const { host, integrity } = await bootOf('/login');
  const ofHost = Object.keys(integrity).filter((path) => path.startsWith('/assets/host/'));
  expect(ofHost.length).toBeGreaterThan(3);
  for (const path of ofHost) expect(page.body).toContain(`="${path}"`);
  const list = await gateway.inject({ url: hashListAddress(host) });
  expect(`sha384-${createHash('sha384').update(list.rawPayload).digest('base64')}`).toBe(host.hashes);
  expect(list.json()).toMatchObject(Object.fromEntries(ofHost.map((path) => [path, integrity[path]])));
  expect(Object.keys(list.json()).length).toBeGreaterThan(ofHost.length);
});

test('a host that does not read its own list has all its hashes in the document', async () => {
  const releases = new FakeReleases();
  const { readsOwnHashList: _, ...before } = sampleHost();
  releases.tenants = [sampleTenant({ pointers: [pointer('host', releases.publish(before))] })];
  gateway = await startedGateway({ releases });
  const { integrity } = await bootOf('/login');
  for (const { path } of before.assets.filter(({ path }) => /\.(js|css)$/.test(path)))
    expect(integrity[`/assets/host/h1/${path}`]).toMatch(/^sha384-/);
});

test('each page has the hashes of its own remote at once', async () => {
  gateway = await startedGateway({ releases: sampleReleases() });
  const { integrity } = await bootOf('/center/crm/index');
  expect(integrity['/assets/account/r1/detail.js']).toMatch(/^sha384-/);
  expect(integrity['/assets/site/r1/entry.js']).toBeUndefined();
});

test('a host that knows no lists has all hashes in the document', async () => {
  const releases = new FakeReleases();
  const { readsHashLists: _, ...first } = sampleHost();
  const before = releases.publish(sampleRemote({ slot: 'account', prefix: '/center/crm', build: 'r0' }));
  const account = releases.publish(sampleRemote({ slot: 'account', prefix: '/center/crm' }));
  releases.tenants = [
    sampleTenant({ pointers: [pointer('host', releases.publish(first)), pointer('account', account, before)] }),
  ];
  gateway = await startedGateway({ releases });
  const { integrity } = await bootOf('/index/index');
  expect(integrity['/assets/account/r1/detail.js']).toMatch(/^sha384-/);
  expect(integrity['/assets/account/r0/detail.js']).toMatch(/^sha384-/);
});
