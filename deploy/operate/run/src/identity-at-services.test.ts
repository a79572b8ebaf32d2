import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Database, identityChannel, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { asDemonstration } from '@portal/demonstration/demo-options';
import { createDemoPages } from '@portal/demonstration/pages/demo-pages';
import { seedDemo } from '@portal/demonstration/seed/seed';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { createGateway } from '@portal/gateway';
import { createPlatform, startPlatform } from '@portal/platform';
import { ApiClient } from '@portal/platform/testing/api-client';
import { httpTransport } from '@portal/platform/testing/http-transport';
import { enterCompany, logIn } from '@portal/platform/testing/log-in';
import { createReleases } from '@portal/releases';

/** The machine may be busy, and the demonstration has to be filled first. */
jest.setTimeout(120_000);

const secret = '9f2c4be17a60d358e1b7429c06fd83a5';
const onServer = postgresAvailable ? test : test.skip;
const closing: (() => Promise<unknown>)[] = [];
let databases: Database[] = [];
let origins: string[] = [];
/** What the database has told each gateway. */
const heard: Set<string>[] = [];

/** A team's service that says what it was told about the person. */
async function service(): Promise<string> {
  const server = createServer((request, response) => {
    const identity = String(request.headers['x-portal-identity']);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: '200', ok: true, msg: '', body: identity }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  if (!postgresAvailable) return;
  const created = await createPostgresDatabase();
  closing.push(() => created.drop());
  databases = await Promise.all([1, 2, 3].map(() => openDatabase({ url: created.url })));
  for (const database of databases) closing.push(() => database.close());
  const [one, two, three] = databases as [Database, Database, Database];
  await seedDemo(one);
  const releases = createReleases(one);
  await seedDemoTenants(releases, 'test');
  await releases.setService({ tenant: null, slot: 'invoice', url: await service(), by: 'test' });

  // One person logs in again and again.
  const config = { remindsOfPapers: false, codes: { interval: 0 } };
  const api = await startPlatform(asDemonstration({ database: three, port: 0, trustProxy: true, secret, config }));
  closing.push(() => api.close());
  const elsewhere = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}/api`;
  const gatewayOn = async (database: Database, target: Parameters<typeof createGateway>[0]['api']) => {
    const changes = new Set<string>();
    heard.push(changes);
    const gateway = await createGateway({
      releases: createReleases(database),
      delivery: createReleases(database),
      watchIdentities: (onChange) =>
        database.listen(identityChannel, {
          onNotification(change) {
            onChange(change);
            changes.add(change);
          },
          onGap: () => onChange(''),
        }),
      api: target,
      ...{ demo: true, https: false, drainFor: 200 },
    });
    closing.push(() => gateway.close());
    return gateway.listen({ port: 0, host: '127.0.0.1' });
  };
  const plugin = createPlatform(asDemonstration({ database: one, config }));
  origins = [
    await gatewayOn(one, { kind: 'plugin', plugin, devPlugin: createDemoPages(one, { choices: config }) }),
    await gatewayOn(two, { kind: 'upstream', url: elsewhere, secret }),
  ];
}, 240_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const codes = {
  clock: Date.now,
  async code(recipient: string, purpose: string, after = 0): Promise<string> {
    for (let look = 0; look < 200; look += 1) {
      const answer = await fetch(`${origins[0]}/dev/outbox?to=${encodeURIComponent(recipient)}`);
      const letters = (await answer.json()) as { purpose: string; code: string; at: string }[];
      const letter = letters.find((one) => one.purpose === purpose && Date.parse(one.at) >= after);
      if (letter) return letter.code;
      await pause(20);
    }
    throw new Error(`no ${purpose} code for ${recipient}`);
  },
};

interface Answer {
  readonly status: string;
  readonly body: string | null;
}

async function askAt(origin: string, accessToken: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await (await fetch(`${origin}/api/invoice/x`, { headers })).json()) as Answer;
}

function claimsIn(identity: string | null): { compCode: string; permissions: string[]; requestId: string } {
  return JSON.parse(Buffer.from(identity?.split('.')[1] ?? '', 'base64url').toString());
}

/** Both gateways know the person. */
async function personAtBoth(mobile = '13800000001') {
  const client = new ApiClient(httpTransport(origins[0] ?? ''));
  await logIn(codes, client, mobile);
  const company = await enterCompany(client);
  const { accessToken } = client;
  for (const origin of origins) expect(await askAt(origin, accessToken)).toMatchObject({ status: '200' });
  return { client, accessToken, company };
}

let acts = 0;

/**
 * What the service is told through both gateways as soon as the database has told them of an act: it tells changes in the
 * order in which they were made, so that the mark comes after the act's.
 */
async function afterHearingOf(act: () => Promise<unknown>, accessToken: string): Promise<Answer[]> {
  await act();
  acts += 1;
  const mark = `test ${acts}`;
  await databases[2]?.db.execute(`select pg_notify('${identityChannel}', '${mark}')`);
  while (!heard.every((changes) => changes.has(mark))) await pause(10);
  return Promise.all(origins.map((origin) => askAt(origin, accessToken)));
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

onServer('a service accepts either gateway: both sign with the key of the database', async () => {
  const { accessToken } = await personAtBoth();
  const keys = await Promise.all(origins.map(async (origin) => (await fetch(`${origin}/-/jwks.json`)).text()));
  expect(keys[0]).toBe(keys[1]);
  const [key] = (JSON.parse(keys[0] ?? '') as { keys: JsonWebKey[] }).keys;
  for (const origin of origins) {
    const [head = '', claims = '', signature = ''] = ((await askAt(origin, accessToken)).body ?? '').split('.');
    const signed = Buffer.from(`${head}.${claims}`);
    const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    expect(verify(null, signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  }
});

onServer('a token that was logged out reaches no service through either gateway', async () => {
  const { client, accessToken } = await personAtBoth();
  const out = () => client.ok('loginOut', {});
  expect(statuses(await afterHearingOf(out, accessToken))).toEqual(['401', '401']);
});

onServer('nor does the earlier token of a session that has newer ones', async () => {
  const { client, accessToken, company } = await personAtBoth();
  const { refreshToken } = client;
  const { employeeCode, compBizCode } = company;
  const refresh = () => client.ok('refreshToken', { body: { refreshToken, employeeCode, compBizCode } });
  expect(statuses(await afterHearingOf(refresh, accessToken))).toEqual(['401', '401']);
});

onServer('a locked session is asked to prove its person', async () => {
  const { accessToken } = await personAtBoth();
  const headers = { authorization: `Bearer ${accessToken}` };
  const idle = () => fetch(`${origins[0]}/dev/session/idle`, { method: 'POST', headers });
  expect(statuses(await afterHearingOf(idle, accessToken))).toEqual(['423', '423']);
});

onServer('a role that was taken is gone for the service', async () => {
  const { accessToken, company } = await personAtBoth();
  const may = ({ body }: Answer) => claimsIn(body).permissions.includes('employee.write');
  for (const origin of origins) expect(may(await askAt(origin, accessToken))).toBe(true);
  const change = (root: boolean) =>
    databases[2]?.db.execute(
      `update platform.employee set root_manager = ${root}, employee_roles = '["E105"]'
       where employee_code = '${company.employeeCode}'`,
    );
  const answers = await afterHearingOf(async () => change(false), accessToken);
  expect(answers.map(may)).toEqual([false, false]);
  await change(true);
});

onServer('a frozen company reaches no service', async () => {
  const { accessToken, company } = await personAtBoth();
  const become = (status: string) =>
    databases[2]?.db.execute(
      `update platform.company set comp_status = '${status}' where comp_code = '${company.compCode}'`,
    );
  expect(statuses(await afterHearingOf(async () => become('70'), accessToken))).toEqual(['401', '401']);
  await become('40');
});
