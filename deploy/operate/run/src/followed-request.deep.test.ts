import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { ApiClient, type Transport } from '@portal/platform/testing/api-client';
import { httpTransport } from '@portal/platform/testing/http-transport';
import { enterCompany, logIn } from '@portal/platform/testing/log-in';
import { createReleases } from '@portal/releases';
import { findLines } from './logs/find-lines';
import { readable } from './logs/log-line';
import { digitsOf } from './logs/request-number';
import { type CollectedSpan, spanCollector } from './testing/span-collector';
import { type StartedProcess, startedProcess } from './testing/started-process';

/** A gateway and an API as processes, on PostgreSQL, with a collector of traces. */

const mobile = '13800000001';
const accountNo = '6222029912345678';
/** The triggers hold a statement for so long, in seconds. */
const held = 0.7;
const slowMs = 300;

const folder = mkdtempSync(join(tmpdir(), 'portal-logs-'));
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
let database: Database;
let collector: Awaited<ReturnType<typeof spanCollector>>;
let api: StartedProcess;
let gateway: StartedProcess;

beforeAll(async () => {
  if (!postgresAvailable) return;
  const { url, drop } = await createPostgresDatabase();
  closing.push(drop);
  collector = await spanCollector();
  closing.push(collector.close);
  const shared = {
    ...{ DATABASE_URL: url, API_SECRET: '9f2c4be17a60d358e1b7429c06fd83a5', RENDERER: 'off', LOG_LEVEL: 'info' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, SLOW_STATEMENT_MS: String(slowMs) },
  };
  api = await startedProcess('demo-api', shared);
  closing.push(() => api.stop());
  database = await openDatabase({ url });
  closing.push(() => database.close());
  await seedDemoTenants(createReleases(database), 'test');
  // The bank account of a customer cannot be written, and that takes long to learn.
  await database.db.execute(`
    create function fail_slowly() returns trigger language plpgsql as $$
    begin
      perform pg_sleep(${held});
      raise exception 'the disk of this test is full';
    end $$;
    create trigger fail_slowly before insert on platform.bank_account for each row execute function fail_slowly()`);
  gateway = await startedProcess('gateway', { ...shared, API_UPSTREAM: `${api.origin}/api` });
  closing.push(() => gateway.stop());
}, 300_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
}, 60_000);

/** Sends as the portal's page does: each call begins a trace. */
function tracing(): { transport: Transport; numbers: string[] } {
  const send = httpTransport(gateway.origin);
  const numbers: string[] = [];
  const transport: Transport = (request) => {
    const traceId = randomBytes(16).toString('hex');
    numbers.push(traceId.replace(/^(.{4})(.{4})(.{4}).*/, '$1-$2-$3'));
    return send({ ...request, headers: { ...request.headers, traceparent: `00-${traceId}-${'1'.repeat(16)}-00` } });
  };
  return { transport, numbers };
}

async function code(recipient: string, purpose: string, after = 0): Promise<string> {
  for (let tries = 0; tries < 500; tries += 1) {
    const answer = await fetch(`${gateway.origin}/dev/outbox?to=${recipient}`);
    const entries = (await answer.json()) as { purpose: string; code: string; at: string }[];
    const entry = entries.find((one) => one.purpose === purpose && Date.parse(one.at) >= after);
    if (entry) return entry.code;
    await pause(20);
  }
  throw new Error('no code came');
}

/** The failing call of a customer, and the number that they read on its card. */
async function failedCall() {
  const { transport, numbers } = tracing();
  const client = new ApiClient(transport);
  await logIn({ clock: Date.now, code }, client, mobile);
  await enterCompany(client);
  const branch = { bankCode: '102', branchNo: '102290000012', branchName: '中国工商银行上海市分行' };
  const account = { ...branch, accountNo, accountNoAgain: accountNo, accountType: 'GENERAL' as const };
  const answer = await client.call('bankAccountAdd', { body: account });
  return { answer, number: numbers.at(-1) ?? '' };
}

async function until<T>(look: () => T | undefined): Promise<T> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = look();
    if (found !== undefined) return found;
    await pause(100);
  }
  throw new Error('waited in vain');
}

/** From the slow statement up to the beginning of the request. */
function wayUp(spans: readonly CollectedSpan[], from: CollectedSpan): string[] {
  const above = spans.find(({ spanId }) => spanId === from.parentSpanId);
  return [`${from.service}: ${from.name}`, ...(above ? wayUp(spans, above) : [])];
}

function logFiles(): string[] {
  const files = { 'gateway.log': gateway.log(), 'api.log': api.log() };
  return Object.entries(files).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
}

async function linesOf(number = ''): Promise<string[]> {
  return (await findLines({ digits: digitsOf(number) ?? '', files: logFiles() })).map(readable);
}

const testOnPostgres = postgresAvailable ? test : test.skip;

testOnPostgres('the number on a customer’s card leads to the statement that was slow', async () => {
  const { answer, number } = await failedCall();
  expect(answer.envelope).toMatchObject({ ok: false, status: '500' });
  expect(answer.envelope.ok || answer.envelope.msg).toContain(`编号 ${number}`);

  // One query for the number finds the request; its trace has all that was done for it.
  const first = await until(() => collector.spans.find(({ attributes }) => attributes['portal.number'] === number));
  const ofTrace = () => collector.spans.filter(({ traceId }) => traceId === first.traceId);
  await until(() => ofTrace().find(({ service, parentSpanId }) => service === 'portal-gateway' && !parentSpanId));
  const spans = ofTrace();
  const slow = spans.filter(({ name, ms }) => name === 'statement' && ms >= held * 1000);
  expect(slow.map((span) => [wayUp(spans, span), span.failed])).toEqual([
    [
      [
        ...['portal-api: statement', 'portal-api: transaction', 'portal-api: bankAccountAdd', 'portal-api: API'],
        ...['portal-gateway: ask the API', 'portal-gateway: gateway'],
      ],
      true,
    ],
  ]);
  expect(slow[0]?.attributes['db.query.text']).toMatch(/^insert into "platform"\."bank_account" .*\$1/);

  const said = await linesOf(number);
  expect(said.slice(0, 2)).toEqual([
    expect.stringMatching(
      / api\[\d+\] +warn +a statement was slow {2}statement=insert into "platform"\."bank_account"/,
    ),
    expect.stringMatching(/ api\[\d+\] +error +a call failed /),
  ]);
  // Both end in the same moment.
  expect(said.slice(2).sort((one, other) => one.indexOf('gateway') - other.indexOf('gateway'))).toEqual([
    expect.stringMatching(/ api\[\d+\] +info +answered .*path=\/api\/.*status=200/),
    expect.stringMatching(/ gateway\[\d+\] +info +answered .*path=\/api\/.*status=200/),
  ]);

  // No value of a statement, no number of a person or an account stands in a log or goes to the collector.
  for (const text of [collector.said(), gateway.log(), api.log()])
    for (const secret of [mobile, accountNo, 'Portal@2026x']) expect(text).not.toContain(secret);
});

testOnPostgres('the number of a call that reached no API is in the gateway’s log, with the reason', async () => {
  await api.stop();
  const { transport, numbers } = tracing();
  const statuses: number[] = [];
  // After some of them the gateway asks no more.
  for (let calls = 0; calls < 30; calls += 1) {
    const asked = { method: 'POST' as const, url: '/api/web/portal/api/province/list', body: '{}', address: '' };
    const { httpStatus, headers } = await transport({ ...asked, headers: { 'content-type': 'application/json' } });
    expect(headers['x-request-id']).toBe(numbers.at(-1));
    statuses.push(httpStatus);
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([502, 503]);
  expect(await linesOf(numbers[0])).toEqual([
    expect.stringMatching(/gateway\[\d+\] +warn +response errored {2}\(Error: ECONNREFUSED/),
    expect.stringMatching(/gateway\[\d+\] +error +answered .*status=502/),
  ]);
  expect(await linesOf(numbers.at(-1))).toEqual([
    expect.stringMatching(/gateway\[\d+\] +warn +the API is not asked: it has not answered before/),
    expect.stringMatching(/gateway\[\d+\] +error +answered .*status=503/),
  ]);
});
