import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Database, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { Registry, startMetricsServer } from '@portal/http/metrics';
import { createPlatform, startPlatform } from '@portal/platform';
import { openGatewayDatabase } from '../open-gateway-database';
import { platformOptions } from '../platform-target';
import { readSettings } from '../read-settings';
import { serveGateway } from '../serve-gateway';
import type { Settings } from '../settings';
import { freePort } from '../testing/free-port';
import { severableDatabase } from '../testing/severable-database';
import { tellDatabase } from './database-figures';
import { tellMachine } from './machine-figures';
import { processFigures } from './process-figures';

jest.setTimeout(120_000);

const key = Buffer.alloc(32, 'a').toString('base64');
const folder = mkdtempSync(join(tmpdir(), 'portal-figures-'));
const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

const linesOf = (text: string) => text.split('\n').filter((line) => /^[a-z]/.test(line));

async function readFrom(registry: Registry) {
  const lines = linesOf(await registry.metrics());
  const of = (series: string) => {
    const line = lines.find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };
  return { lines, of };
}

const metricsAt = async ({ metrics }: Settings) => (await fetch(`http://127.0.0.1:${metrics?.port}/metrics`)).text();

/** A gateway and an API of production, and both in one process, on a database of their own. Nobody is written to. */
async function livePortal() {
  const port = async () => String(await freePort());
  const environment = {
    ...{ DEMO: 'off', PUBLIC_URL: 'https://portal.example.com', LOG_LEVEL: 'silent', BIND: '127.0.0.1' },
    ...{ DATA_DIR: join(folder, 'data'), KEEP_DIR: join(folder, 'kept'), DATA_KEY: key, GATEWAY_KEY: key },
    ...{ SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'a@example.com', SMS_URL: 'https://sms.example.com' },
    ...{
      SMS_TEMPLATE: '{"to":"{mobile}","template":"{template}","params":{variables}}',
      SMS_TEMPLATES: '{"default":"SMS_1"}',
    },
    ...{ SMS_SUCCESS: '{"code":0}', PORT: await port(), METRICS_PORT: await port() },
  };
  // The transport reads its own settings from the environment.
  const before = process.env;
  process.env = { ...before, ...environment };
  const settings = readSettings(environment, '.data');
  const database = await openGatewayDatabase(settings);
  closing.push(() => database.close());
  const metrics = processFigures('api', settings, database);
  const options = await platformOptions(database, settings, undefined);
  const platform = { ...options, config: { ...options.config, spareKeyPairs: 1 } };
  process.env = before;
  const api = await startPlatform({ ...platform, metrics, port: 0 });
  closing.push(() => api.close());
  const url = `http://127.0.0.1:${(api.server.address() as { port: number }).port}/api`;
  closing.push(await serveGateway(settings, database, { kind: 'upstream', url }));
  const ofPlugin = new Registry();
  const plugin = createPlatform({ ...platform, metrics: ofPlugin });
  const alone = { ...settings, port: await freePort(), metrics: { port: await freePort(), host: '127.0.0.1' } };
  closing.push(await serveGateway(alone, database, { kind: 'plugin', plugin, metrics: ofPlugin }));
  return {
    gateway: await metricsAt(settings),
    api: await metrics.metrics(),
    both: await metricsAt(alone),
  };
}

describe('a live portal', () => {
  let told: Awaited<ReturnType<typeof livePortal>>;
  beforeAll(async () => {
    told = await livePortal();
  });

  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, section = ''] = /\n## Figures\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const rows = [...section.matchAll(/^\| `(?<name>[a-z_…]+)`[^|]*\| (?<by>[a-z, ]+?) +\|/gm)].map(
    ({ groups }) => groups as { name: string; by: string },
  );
  const namesIn = (text: string) => [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  const inTable = (kind: string) => rows.filter(({ by }) => by === 'all' || by === kind).map(({ name }) => name);
  /** `process_…` stands for all that Node and the system tell of a process. */
  const isSaid = (names: readonly string[]) => (name: string) =>
    names.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : name === one));

  test.each(['gateway', 'api'] as const)(
    'of the %s tells what the table of README.md says, and nothing else',
    (kind) => {
      const live = namesIn(told[kind]);
      const said = inTable(kind);
      expect(live.filter((name) => !isSaid(said)(name))).toEqual([]);
      const missing = said.filter((name) => !live.some((one) => isSaid([name])(one)));
      expect(missing).toEqual([]);
      expect(said.length).toBeGreaterThan(10);
    },
  );

  test('each of the table is told by some process', () => {
    const live = [...namesIn(told.gateway), ...namesIn(told.api)];
    expect(rows.filter(({ name }) => !live.some((one) => isSaid([name])(one)))).toEqual([]);
  });

  test('one process of both tells both', () => {
    expect(new Set(namesIn(told.both))).toEqual(new Set([...namesIn(told.gateway), ...namesIn(told.api)]));
  });

  test('each process says what it is', () => {
    for (const kind of ['gateway', 'api'] as const) {
      expect(told[kind]).toMatch(
        new RegExp(`^portal_build_info\\{process="${kind}",version="\\d+\\.\\d+\\.\\d+",.*\\} 1$`, 'm'),
      );
      for (const name of [
        'process_resident_memory_bytes',
        'process_start_time_seconds',
        'nodejs_eventloop_lag_p99_seconds',
      ])
        expect(told[kind]).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
      expect(told[kind]).toContain('portal_database_up 1\n');
      expect(told[kind]).toMatch(/^portal_disk_free_bytes\{place="kept"\} \d+/m);
      expect(told[kind]).toMatch(/^portal_disk_size_bytes\{place="data"\} \d+/m);
    }
  });
});

(postgresAvailable ? describe : describe.skip)('the database', () => {
  let database: Database;
  let way: Awaited<ReturnType<typeof severableDatabase>>;
  let registry: Registry;

  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase();
    closing.push(drop);
    way = await severableDatabase(url);
    closing.push(() => way.cut());
    database = await openDatabase({ url: way.url });
    closing.push(() => database.close());
    registry = new Registry();
    tellDatabase(registry, database);
  });

  async function until(series: string, value: number) {
    for (let tries = 0; tries < 200 && (await readFrom(registry)).of(series) !== value; tries += 1) await pause(50);
    expect((await readFrom(registry)).of(series)).toBe(value);
  }

  test('tells of statements, transactions and connections', async () => {
    // The probe of the first reading counts, too, and is not repeated so soon.
    await readFrom(registry);
    const before = (await readFrom(registry)).of('portal_statement_seconds_count') ?? 0;
    await database.db.execute('select 1');
    await database.db.execute('select no_column').catch(() => undefined);
    await database.db.transaction(async (transaction) => {
      await transaction.execute('select 1');
      const { of } = await readFrom(registry);
      expect(of('portal_pool_connections{state="used"}')).toBeGreaterThan(0);
    });
    const undone = database.db.transaction(async () => {
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');

    const { of } = await readFrom(registry);
    // Two alone, then begin, select and commit, then begin and rollback.
    expect(of('portal_statement_seconds_count')).toBe(before + 7);
    expect(of('portal_transactions_total{outcome="committed"}')).toBe(1);
    expect(of('portal_transactions_total{outcome="rolled_back"}')).toBe(1);
    expect(of('portal_transaction_seconds_count')).toBe(2);
    expect(of('portal_pool_connections{state="used"}')).toBe(0);
    expect(of('portal_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(of('portal_pool_max')).toBe(20);
    expect(Math.abs(of('portal_clock_offset_seconds') ?? Number.NaN)).toBeLessThan(5);
  });

  test('tells which channels are heard, and that they are not while it is away', async () => {
    await database.listen('news', { onNotification: () => undefined });
    await database.db.execute("select pg_notify('news', '')");
    await until('portal_notifications_total{channel="news"}', 1);
    expect((await readFrom(registry)).of('portal_listening{channel="news"}')).toBe(1);

    await way.cut();
    await until('portal_listening{channel="news"}', 0);
    const away = new Registry();
    tellDatabase(away, database);
    const { of } = await readFrom(away);
    expect(of('portal_database_up')).toBe(0);
    expect(of('portal_clock_offset_seconds')).toBeUndefined();
    // What the process itself knows is told as before.
    expect(of('portal_pool_max')).toBe(20);

    await way.mend();
    await until('portal_listening{channel="news"}', 1);
  });

  test('one that hangs holds nobody up', async () => {
    const hanging = { ...database, db: { execute: () => new Promise(() => {}) } } as unknown as Database;
    const held = new Registry();
    tellDatabase(held, hanging);
    const server = await startMetricsServer({ port: await freePort(), host: '127.0.0.1', registry: held });
    closing.push(() => server.close());
    const { port } = server.address() as { port: number };
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(await read()).toContain('portal_database_up 0\n');
    expect(await read()).toContain('portal_database_up 0\n');
  });
});

test('certificates tell when they end, and a file that cannot be read tells nothing', async () => {
  const [certificate, bundle] = [join(folder, 'site.pem'), join(folder, 'bundle.pem')];
  const made = (file: string, days: string) =>
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', days],
        ...['-subj', '/CN=portal.example.com', '-keyout', join(folder, 'key.pem'), '-out', file],
      ],
      { stdio: 'ignore' },
    );
  made(certificate, '30');
  made(bundle, '10');
  execFileSync('sh', ['-c', `cat ${certificate} >> ${bundle}`]);
  const settings = readSettings(
    { CERTIFICATE_FILES: `site=${certificate}, both=${bundle} none=${folder}/none.pem key=${folder}/key.pem` },
    folder,
  );
  const registry = new Registry();
  tellMachine(registry, settings);
  const { of, lines } = await readFrom(registry);
  const days = (name: string) =>
    ((of(`portal_certificate_expires_timestamp_seconds{name="${name}"}`) ?? 0) - Date.now() / 1000) / 86_400;
  expect([Math.round(days('site')), Math.round(days('both'))]).toEqual([30, 10]);
  expect(lines.filter((line) => line.startsWith('portal_certificate'))).toHaveLength(2);
});
