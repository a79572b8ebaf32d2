import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterEach, describe, expect, test } from '@jest/globals';
import { DataKeys } from '@portal/database';
import type { CatalogRelease, CatalogTenant } from '@portal/releases';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pointer, sampleTenant } from '../testing/fake-releases';
import { filesOf, sampleHost, sampleRemote } from '../testing/sample-records';
import { KeptPortal, type KeptPortalOptions, type PortalContents } from './kept-portal';
import { KeptSecrets } from './kept-secrets';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  folders.push(folder);
  return folder;
}

const newKeys = () => new DataKeys(randomBytes(32).toString('base64'));

function listeningLog(): { log: FastifyBaseLogger; said: () => string } {
  let said = '';
  const write = (line: string) => {
    said += line;
  };
  return { log: Fastify({ logger: { stream: { write } } }).log, said: () => said };
}

const host: CatalogRelease = { id: 1, record: sampleHost() };
const before: CatalogRelease = { id: 2, record: sampleRemote({ slot: 'account', prefix: '/center/crm', build: 'r0' }) };
const account: CatalogRelease = { id: 3, record: sampleRemote({ slot: 'account', prefix: '/center/crm' }) };
const canary: CatalogRelease = { id: 4, record: sampleRemote({ slot: 'account', prefix: '/center/crm', build: 'r2' }) };
const since = new Date('2026-11-01T08:00:00Z');

function contents(tenant: Partial<CatalogTenant> = {}): PortalContents {
  const slot = { ...pointer('account', account, before), canary: { release: canary, percent: 10, since } };
  const catalog = { tenants: [sampleTenant({ pointers: [pointer('host', host), slot], ...tenant })] };
  return {
    readAt: new Date('2026-11-02T08:00:00Z'),
    catalog,
    assets: new Map([host, before, account, canary].map(({ id, record }) => [id, filesOf(record)])),
    pictures: new Map([['abc123', { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' }]]),
  };
}

/** A place for what is kept, as one process after another opens it. */
function place(options: Partial<KeptPortalOptions> = {}) {
  const [folder, sealer, { log, said }] = [newFolder(), newKeys(), listeningLog()];
  const open = (changed: Partial<KeptPortalOptions> = {}) =>
    new KeptPortal({ folder, sealer, log, maxBytes: 10_000_000, ...options, ...changed });
  const keep = async (kept: PortalContents) => {
    const portal = open();
    portal.keep(kept);
    await portal.settled();
    return portal;
  };
  const fileOf = (bytes: Buffer) => join(folder, 'files', createHash('sha256').update(bytes).digest('hex'));
  return { folder, said, open, keep, fileOf };
}

const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const entryOf = ({ record }: CatalogRelease) => filesOf(record).get('entry.js')?.identity as Buffer;
const sizeOf = ({ record }: CatalogRelease) =>
  [...filesOf(record).values()].flatMap((files) => Object.values(files)).reduce((sum, { length }) => sum + length, 0);

describe('what a gateway keeps', () => {
  test('is there for the next process: catalog, files in all encodings, pictures', async () => {
    const { open, keep } = place();
    const kept = contents();
    await keep(kept);
    const next = open();
    expect(await next.read()).toEqual({ catalog: kept.catalog, readAt: kept.readAt });
    for (const { id, record } of [host, before, account, canary])
      expect(await next.assetsOf(id)).toEqual(filesOf(record));
    expect(await next.pictureOf('abc123')).toEqual(kept.pictures.get('abc123'));
    expect([await next.assetsOf(9), await next.pictureOf('other')]).toEqual([undefined, undefined]);
  });

  test('is for the user of the process alone, and leaves nothing half written', async () => {
    const { folder, keep } = place();
    await keep(contents());
    const files = bytesIn(folder);
    expect(files.filter((path) => (statSync(path).mode & 0o777) !== 0o600)).toEqual([]);
    expect(statSync(join(folder, 'files')).mode & 0o777).toBe(0o700);
    expect(files.filter((path) => path.includes('.new-'))).toEqual([]);
  });

  test('without releases that nobody needs any more, and with the newest that was asked for meanwhile', async () => {
    const { folder, open, keep, fileOf } = place();
    await keep(contents());
    const [left, other] = [fileOf(entryOf(before)), join(folder, 'files/README')];
    writeFileSync(other, 'of somebody else');
    expect(bytesIn(folder)).toContain(left);
    const portal = open();
    portal.keep(contents());
    portal.keep(contents({ pointers: [pointer('host', host), pointer('account', account)], platformName: '新名' }));
    await portal.settled();
    expect(bytesIn(folder)).not.toContain(left);
    expect(bytesIn(folder)).toEqual(expect.arrayContaining([fileOf(entryOf(account)), other]));
    expect((await open().read())?.catalog.tenants[0]?.platformName).toBe('新名');
  });

  test('nothing at first', async () => {
    const { open, said } = place();
    expect(await open().read()).toBeUndefined();
    expect(said()).toBe('');
  });

  test('not when the folder cannot be written; it is tried again', async () => {
    const { folder, open, said } = place({ retryAfter: 10 });
    writeFileSync(join(folder, 'files'), 'in the way');
    const portal = open();
    portal.keep(contents());
    await portal.settled();
    expect(said()).toContain('could not be kept');
    rmSync(join(folder, 'files'));
    for (let tries = 0; tries < 200 && !portal.figures; tries += 1) await new Promise((done) => setTimeout(done, 10));
    await portal.stop();
    expect(await open().read()).toBeDefined();
  });
});

describe('a limit', () => {
  // Room for the catalog, for the picture, and for these releases alone.
  const other = serialize(contents().catalog).length + 6;

  test.each([
    ['last good', [host, account, canary], { canary: 'r2' }],
    ['canary and last good', [host, account], { canary: undefined }],
  ])('leaves out the %s, and says so', async (_, fitting, wanted) => {
    const room = fitting.reduce((sum, release) => sum + sizeOf(release), 0);
    const { folder, open, keep, said } = place({ maxBytes: room + other });
    const portal = await keep(contents());
    const slot = (await open().read())?.catalog.tenants[0]?.pointers[1];
    expect(slot?.release.record.build).toBe('r1');
    expect(slot?.canary?.release.record.build).toBe(wanted.canary);
    expect(slot?.lastGood).toBeNull();
    expect(said()).toContain('not everything fits');
    expect(said()).toContain('account@r0 (last good)');
    const files = bytesIn(join(folder, 'files')).reduce((sum, path) => sum + statSync(path).size, 0);
    expect([files, portal.figures?.bytes]).toEqual([room + 6, room + 6]);
  });

  test('that holds no assigned release leaves its slot empty, and serves the others', async () => {
    const { open, keep } = place({ maxBytes: sizeOf(host) + other });
    await keep(contents());
    expect((await open().read())?.catalog.tenants[0]?.pointers.map(({ slot }) => slot)).toEqual(['host']);
  });
});

describe('[threat: altered volume] whoever can write the folder', () => {
  test('gets no file served that was altered: the release before takes its place', async () => {
    const { open, keep, fileOf, said } = place();
    await keep(contents());
    const path = fileOf(entryOf(account));
    const altered = readFileSync(path);
    altered[3] = (altered[3] ?? 0) ^ 1;
    writeFileSync(path, altered);
    const next = open();
    const tenant = (await next.read())?.catalog.tenants[0];
    const slot = tenant?.pointers[1];
    expect([slot?.release.record.build, slot?.canary?.release.record.build]).toEqual(['r0', 'r2']);
    // So its pages are not those of the last change, and do not say so.
    expect(tenant?.changeSet).toBe(0);
    expect(await next.assetsOf(account.id)).toBeUndefined();
    expect(said()).toContain('account@r1');
    // The next catalog from the database mends it.
    next.keep(contents());
    await next.settled();
    expect(await next.assetsOf(account.id)).toEqual(filesOf(account.record));
  });

  test.each<[string, (path: string) => void]>([
    ['is gone', () => undefined],
    ['is a link to the same bytes', (path) => symlinkSync(withBytes(entryOf(account)), path)],
    ['is a folder', (path) => mkdirSync(path)],
    ['is too long', (path) => writeFileSync(path, Buffer.alloc(1_000_000))],
    ['is another file of the portal', (path) => writeFileSync(path, entryOf(before))],
  ])('nor one that %s', async (_, replace) => {
    const { open, keep, fileOf } = place();
    await keep(contents());
    const path = fileOf(entryOf(account));
    rmSync(path);
    replace(path);
    const next = open();
    await next.read();
    expect(await next.assetsOf(account.id)).toBeUndefined();
  });

  test.each<[string, (sealed: Buffer) => Buffer]>([
    ['altered', (sealed) => Buffer.concat([sealed.subarray(0, -1), Buffer.from([(sealed.at(-1) ?? 0) ^ 1])])],
    ['cut', (sealed) => sealed.subarray(0, 100)],
    ['in clear', () => Buffer.from('{"tenants":[]}')],
    ['empty', () => Buffer.alloc(0)],
  ])('gets no catalog taken that is %s', async (_, change) => {
    const { folder, open, keep, said } = place();
    await keep(contents());
    const path = join(folder, 'catalog');
    writeFileSync(path, change(readFileSync(path)));
    expect(await open().read()).toBeUndefined();
    expect(said()).toContain('what was kept is not taken');
  });

  test('nor one that is sealed under another key, or one for another place', async () => {
    const { folder, open, keep } = place();
    await keep(contents());
    expect(await open({ sealer: newKeys() }).read()).toBeUndefined();
    const sealer = newKeys();
    writeFileSync(
      join(folder, 'catalog'),
      sealer.sealBytes(readFileSync(join(folder, 'catalog')), 'gateway_secret:visit'),
    );
    expect(await open({ sealer }).read()).toBeUndefined();
  });
});

/** A file elsewhere with these bytes. */
function withBytes(bytes: Buffer): string {
  const path = join(newFolder(), 'bytes');
  writeFileSync(path, bytes);
  return path;
}

describe('the secrets that are kept', () => {
  const secret = randomBytes(32);
  const told = { sharedSecret: async () => secret };
  const away = {
    sharedSecret: async () => {
      throw new Error('the database is away');
    },
  };

  test('[threat: altered volume] are sealed, and hold while the database is away, with the key alone', async () => {
    const [folder, sealer, { log, said }] = [newFolder(), newKeys(), listeningLog()];
    const first = new KeptSecrets(told, { folder, sealer, log });
    expect(await first.sharedSecret('visit')).toEqual(secret);
    await first.settled();
    expect(bytesIn(folder)).toEqual([join(folder, 'secrets')]);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o600);
    const stored = readFileSync(join(folder, 'secrets'));
    expect(stored.includes(secret)).toBe(false);
    expect(stored.toString('latin1')).toMatch(/^v1:/);

    const next = new KeptSecrets(away, { folder, sealer, log });
    expect(await next.sharedSecret('visit')).toEqual(secret);
    await expect(next.sharedSecret('other')).rejects.toThrow('the database is away');
    const stranger = new KeptSecrets(away, { folder, sealer: newKeys(), log });
    await expect(stranger.sharedSecret('visit')).rejects.toThrow('the database is away');
    expect(said()).toContain('the kept secrets are not taken');
  });
});
