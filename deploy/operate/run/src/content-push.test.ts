import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { openTestDatabase } from '@portal/database/testing';
import { type ApiTarget, createGateway } from '@portal/gateway';
import { createPlatform, startPlatform } from '@portal/platform';
import { createReleases, type Releases } from '@portal/releases';
import { noTenantFacts } from '@portal/shared/tenant-facts';

const secret = '9f2c4be17a60d358e1b7429c06fd83a5';
const host = 'scf.bank.example';
const platform = { transport: { deliver: async () => undefined }, dataKey: 'x'.repeat(43) };

const root = fileURLToPath(new URL('../../content/', import.meta.url));
const folder: Record<string, string> = Object.fromEntries(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]),
);

const closing: (() => Promise<unknown>)[] = [];
let database: Database;
let releases: Releases;
let token: string;
let api: string;

const tenant = {
  code: host,
  ...noTenantFacts,
  hostNames: [host],
  platformName: '某银行供应链',
  themeColor: '#D83651',
  legalName: '某银行股份有限公司',
  creditCode: '91310000MA1K4BU037',
  legalPerson: '王某某',
  address: '上海市',
  hotline: '400-1',
  isDefault: true,
  audience: 'customers',
  companyLogo: '',
  favicon: '',
  backgroundImg: '',
} as const;

beforeAll(async () => {
  database = await openTestDatabase();
  releases = createReleases(database);
  await releases.upsertTenant({ ...tenant, hostNames: [...tenant.hostNames] }, 'test');
  ({ token } = await releases.createToken({ name: 'ops', package: null, tenant: null, expiresAt: null, by: 'test' }));
  const app = await startPlatform({ database, port: 0, trustProxy: true, secret, ...platform });
  closing.push(
    () => database.close(),
    () => app.close(),
  );
  api = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`;
}, 240_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Node does not resolve the host name, so the header names it. */
function send(port: number, path: string, body: unknown, bearer?: string, method = 'POST'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      host,
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    };
    const sent = request({ port, method, path, headers }, (response) => {
      let answer = '';
      response.on('data', (part) => {
        answer += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(answer || '{}') }));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

describe.each(['in the gateway’s process', 'elsewhere'])('content, with the API %s', (where) => {
  let port: number;
  const content = `/-/api/tenants/${host}/content`;
  beforeAll(async () => {
    const target: ApiTarget =
      where === 'elsewhere'
        ? { kind: 'upstream', url: api, secret }
        : { kind: 'plugin', plugin: createPlatform({ database, ...platform }) };
    const gateway = await createGateway({
      releases,
      delivery: releases,
      api: target,
      demo: false,
      https: false,
      drainFor: 200,
    });
    closing.push(() => gateway.close());
    await gateway.listen({ port: 0, host: '127.0.0.1' });
    port = (gateway.server.address() as AddressInfo).port;
  }, 60_000);

  test('an operator’s token pushes a folder, and customers read it; again it changes nothing', async () => {
    const about = `由{legalName}运营，${where}。`;
    const files = { ...folder, 'about.md': about };
    const checked = await send(port, `${content}/check`, { files }, token);
    expect(checked).toMatchObject({ status: 200, body: { faults: [] } });
    const pushed = await send(port, content, { files, note: '', base: checked.body.base }, token);
    expect(pushed.status).toBe(200);
    const read = await send(port, '/api/web/portal/api/site/content', {});
    expect(read.body).toMatchObject({ body: { about: [`由某银行股份有限公司运营，${where}。`] } });
    const again = await send(port, content, { files, note: '', base: null }, token);
    expect(again.body).toMatchObject({ changes: [] });
    const late = await send(port, content, { files: folder, note: '', base: { own: 0, shared: 0 } }, token);
    expect(late.body).toHaveProperty('moved');
  });

  test('a draft waits for the operator’s word', async () => {
    expect((await send(port, `${content}/confirm`, undefined, token)).body).toMatchObject({
      error: { code: 'no-draft' },
    });
    const files = { ...folder, 'about.md': `草稿，${where}。` };
    expect((await send(port, `${content}/draft`, { files }, token)).body).toMatchObject({ files: expect.any(Number) });
    const { body: opening } = await send(port, `/-/api/tenants/${host}/opening`, undefined, token, 'GET');
    expect(opening).toMatchObject({ draft: true });
    const about = async () => (await send(port, '/api/web/portal/api/site/content', {})).body.body;
    expect(await about()).not.toMatchObject({ about: [`草稿，${where}。`] });
    expect((await send(port, `${content}/confirm`, undefined, token)).status).toBe(200);
    expect(await about()).toMatchObject({ about: [`草稿，${where}。`] });
  });

  test('an old version can be had again', async () => {
    const restored = await send(port, `${content}/restore`, { version: 1, shared: false }, token);
    expect(restored).toMatchObject({ status: 200, body: { pushed: {} } });
    const { body } = await send(port, content, undefined, token, 'GET');
    expect((body.own as { note: string; by: string }[])[0]).toMatchObject({ by: 'ops' });
    expect((await send(port, `${content}/restore`, { version: 99, shared: false }, token)).status).toBe(404);
  });

  test('a list of bank branches is looked at, then pushed for all tenants', async () => {
    const number = where === 'elsewhere' ? '102331000018' : '102331000026';
    const text = `联行号,行名,城市\n${number},中国工商银行杭州分行,杭州市\n`;
    const push = { text, knownBanks: false, note: '', base: null };
    const checked = await send(port, `${content}/branches`, { ...push, check: true }, token);
    expect(checked).toMatchObject({ status: 200, body: { branches: 1, added: 1 } });
    const { version } = checked.body;
    const pushed = await send(port, `${content}/branches`, { ...push, check: false, base: version }, token);
    expect(pushed.body).toMatchObject({ added: 1, version: Number(version) + 1 });
    const late = await send(port, `${content}/branches`, { ...push, check: true, base: version }, token);
    expect(late.body).toEqual({ moved: Number(version) + 1 });
    const bad = { ...push, text: text.replace(number, '1'), check: false };
    const refused = await send(port, `${content}/branches`, bad, token);
    expect(refused.body).toMatchObject({ faults: [{ file: 'branches.csv', line: 2 }] });
  });

  test('nobody without a token, and no page, reaches it', async () => {
    expect((await send(port, content, { files: {}, note: '', base: null })).status).toBe(401);
    const inner = { act: 'push', tenant: host, files: {}, note: '', by: 'x', base: null };
    expect((await send(port, '/api/internal/content', inner)).status).toBe(404);
  });
});
