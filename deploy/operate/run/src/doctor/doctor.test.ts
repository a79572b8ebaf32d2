import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Database, DataKeys, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { createReleases, sealSharedSecrets } from '@portal/releases';
import { noTenantFacts } from '@portal/shared/tenant-facts';
import { readSettings } from '../read-settings';
import { sealedData } from '../sealed-data';
import { examineInstallation, findingLines } from './doctor';
import type { Finding } from './finding';

jest.setTimeout(120_000);

const key = () => randomBytes(32).toString('base64');
const by = 'test';

const texts = (findings: readonly Finding[], about: string) =>
  findings.filter((one) => one.about === about).map(({ state, text }) => `${state}: ${text}`);

test('settings that are refused are findings, each by itself', async () => {
  const findings = await examineInstallation({ DEMO: 'of', PLATFORM_TOKEN: 'short' }, '/nowhere');
  expect(texts(findings, 'settings')).toEqual([
    'fault: DEMO=of is not known: write on or off.',
    expect.stringContaining('fault: DEMO=off needs PUBLIC_URL'),
    expect.stringContaining('fault: PLATFORM_TOKEN is too easy to guess'),
    'note: the rest is examined once they are mended',
  ]);
});

test('a database that does not answer is a fault, and the rest is examined', async () => {
  const DATABASE_URL = 'postgres://portal@127.0.0.1:9/portal';
  const findings = await examineInstallation({ DATABASE_URL }, '/nowhere');
  expect(texts(findings, 'database')).toEqual([expect.stringMatching(/^fault: it does not answer: .*ECONNREFUSED/)]);
  expect(findings.map(({ about }) => about)).toContain('SMS, e-mail');
});

test('no folder of an embedded database is made by looking for it', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'doctor-')), 'data');
  const findings = await examineInstallation({}, folder);
  expect(texts(findings, 'database')).toEqual([`fault: it does not answer: there is no folder ${folder}`]);
  rmSync(join(folder, '..'), { recursive: true });
});

test('faults come with what to do, and are counted', () => {
  const lines = findingLines([
    { state: 'ok', about: 'database', text: 'it answers' },
    { state: 'fault', about: 'e-mail', text: 'it does not', mend: 'look at SMTP_URL' },
  ]);
  expect(lines).toEqual([
    '✓ ok    database  it answers',
    '✗ fault e-mail    it does not',
    '                  → look at SMTP_URL',
    '',
    '1 fault.',
  ]);
});

const onPostgres = postgresAvailable ? describe : describe.skip;

onPostgres('an installation on PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let database: Database;
  let environment: Record<string, string>;
  const own = { DATA_KEY: key(), GATEWAY_KEY: key() };

  beforeAll(async () => {
    made = await createPostgresDatabase('doctor');
    environment = {
      ...own,
      DATABASE_URL: made.url,
      DEMO: 'off',
      PUBLIC_URL: 'https://portal.localhost:9',
      API_SECRET: randomBytes(32).toString('hex'),
    };
  });
  afterAll(async () => {
    await database?.close();
    await made?.drop();
  });
  const examine = (more: Record<string, string> = {}) => examineInstallation({ ...environment, ...more }, '/nowhere');

  test('a schema that is not there is said, and not made', async () => {
    for (let times = 0; times < 2; times += 1) {
      const findings = await examine();
      expect(texts(findings, 'database')[1]).toMatch(/^fault: \d+ migrations of this release have not run$/);
      expect(texts(findings, 'tenants')).toEqual(['note: they are examined once the schema is up to date']);
    }
  });

  test('a sound one has what works, what is by hand and what is still missing', async () => {
    database = await openDatabase({ url: made.url });
    const releases = createReleases(database);
    const plain = { ...noTenantFacts, themeColor: '#D83651', companyLogo: '', favicon: '', backgroundImg: '' };
    const customers = { ...plain, code: 'portal', hostNames: ['portal.localhost'], platformName: '恒信供应链' };
    const staff = { ...plain, code: 'desk', hostNames: ['desk.localhost'], platformName: '工作台', isDefault: false };
    await releases.addTenant({ brand: { ...customers, audience: 'customers', isDefault: true }, like: null, by });
    await releases.addTenant({ brand: { ...staff, audience: 'staff' }, like: null, by });
    await createReleases(database, { secretKeys: new DataKeys(own.GATEWAY_KEY) }).sharedSecret('override');
    const findings = await examine();
    expect(texts(findings, 'database')).toEqual([
      expect.stringMatching(/^ok: PostgreSQL \d+[.\d]* .*answers$/),
      'ok: the schema is up to date',
      'note: the connection uses no TLS',
    ]);
    expect(texts(findings, 'clock')[0]).toMatch(/^ok|^note/);
    expect([...texts(findings, 'DATA_KEY'), ...texts(findings, 'GATEWAY_KEY')]).toEqual([
      'ok: it opens all sealed data',
      'ok: it opens the secrets that gateways share',
    ]);
    expect(texts(findings, 'hosts')).toContain('ok: PUBLIC_URL leads to tenant portal');
    expect(texts(findings, 'port bank')).toEqual([
      'note: small transfers: by hand, somebody pays the amount that the case 银行打款 shows',
    ]);
    expect(texts(findings, 'tenants')[0]).toMatch(
      /^note: portal is not open yet and lacks: .*fact hotline.*text PRIVACY/,
    );
    expect(texts(findings, 'SMS, e-mail')).toEqual(['note: they are not among these settings']);
  });

  test('keys that open nothing, an address of nobody and a made-up operator are faults', async () => {
    await database.db.execute(`insert into platform."user"
      (user_code, tenant, mobile, user_name, password_hash, password_changed_at, created_at, id_no)
      values ('U1', 'portal', '13800000001', '陈立群', '', now(), now(), '110105198503120012')`);
    await sealedData(readSettings(environment, '/nowhere'), 'seal');
    await sealSharedSecrets(database, new DataKeys(own.GATEWAY_KEY));
    await createReleases(database).changeTenant({
      code: 'portal',
      changes: { filingsContent: '沪ICP备00000000号' },
      by,
    });
    const findings = await examine({ DATA_KEY: key(), GATEWAY_KEY: key(), PUBLIC_URL: 'https://other.localhost:9' });
    expect(texts(findings, 'DATA_KEY')).toEqual([
      expect.stringContaining('fault: DATA_KEY does not open what is stored ('),
    ]);
    expect(texts(findings, 'GATEWAY_KEY')).toEqual(['fault: it does not open the shared secrets override']);
    expect(texts(findings, 'hosts')).toContain('fault: PUBLIC_URL names other.localhost, and no tenant has that host');
    expect(texts(findings, 'tenants')).toContain(
      'fault: portal still says what was made up: filingsContent "沪ICP备00000000号"',
    );
    expect(texts(findings, 'certificate')).toEqual([expect.stringMatching(/^fault: other.localhost shows none: /)]);
  });

  test('a mail server that lets us in, and an SMS provider that does not answer', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 mail\r\n');
      socket.on('data', () => socket.write('250 mail\r\n'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const letters = {
      SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      MAIL_FROM: 'a@example.com',
      SMS_URL: 'http://127.0.0.1:9/sms',
      SMS_TEMPLATE: '{"to":"{mobile}","content":"{text}"}',
      SMS_SUCCESS: '{}',
    };
    const findings = await examine(letters);
    server.close();
    expect(texts(findings, 'e-mail')[0]).toMatch(/^ok: the mail server 127.0.0.1:\d+ lets us in$/);
    expect(texts(findings, 'SMS')[0]).toMatch(/^fault: the provider 127.0.0.1:9 does not answer/);
    const half = await examine({ ...letters, SMS_TEMPLATE: '{}', SMTP_URL: '' });
    expect(texts(half, 'SMS, e-mail').length).toBeGreaterThan(2);
  });
});
