import { afterEach, expect, test } from '@jest/globals';
import { openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { createReleases } from '@portal/releases';
import { noTenantFacts } from '@portal/shared/tenant-facts';
import { environmentOf, installedPortal } from './installed-portal';

const whenPostgres = postgresAvailable ? test : test.skip;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const production = { DEMO: 'off', PUBLIC_URL: 'https://portal.example.com' };

async function installed() {
  const { url, drop } = await createPostgresDatabase();
  closing.push(drop);
  return url;
}

whenPostgres('a portal of an earlier version lacks migrations, and the check runs none of them', async () => {
  const url = await installed();
  expect(await installedPortal({ DATABASE_URL: url })).toMatchObject({ pending: null, places: [] });
  const database = await openDatabase({ url });
  closing.push(() => database.close());
  await database.db.execute('drop table platform.content_draft');
  await database.db.execute("delete from migration where name like '0211%'");
  const asked = () => installedPortal({ DATABASE_URL: url });
  expect(await asked()).toMatchObject({ pending: ['0211_content_draft.sql'], foreign: [] });
  const { rows } = await database.db.execute("select to_regclass('platform.content_draft') is null as gone");
  expect(rows).toEqual([{ gone: true }]);
  await database.db.execute("insert into migration (name, hash) values ('9999_later.sql', 'x')");
  expect((await asked()).foreign).toEqual(['9999_later.sql']);
});

whenPostgres('it knows which releases run where', async () => {
  const url = await installed();
  const database = await openDatabase({ url });
  closing.push(() => database.close());
  await createReleases(database).upsertTenant(
    {
      ...noTenantFacts,
      ...{ code: 'a.example', hostNames: ['a.example'], platformName: '甲', themeColor: '#D83651', isDefault: true },
      ...{ audience: 'customers', companyLogo: '', favicon: '', backgroundImg: '' },
    },
    'test',
  );
  const record = { kind: 'remote', package: 'account', slot: 'account', build: 'r1' };
  await database.db.execute(`insert into release (package, version, build, record, published_by)
    values ('account', '1.0.0', 'r1', '${JSON.stringify(record)}', 'test')`);
  await database.db.execute(`insert into pointer (tenant_code, slot, release_id)
    select 'a.example', 'account', id from release`);
  expect((await installedPortal({ DATABASE_URL: url })).places).toEqual([
    { tenant: 'a.example', slot: 'account', record },
  ]);
});

whenPostgres('what is new in the settings is named, and why no process would start', async () => {
  const url = await installed();
  const named = async (environment: Record<string, string>) => {
    const { settings } = await installedPortal({ DATABASE_URL: url, ...environment });
    const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
    return { ...settings, missing: namesOf(settings.missing), changed: namesOf(settings.changed) };
  };
  expect(await named(production)).toEqual({
    missing: [
      ...['GATEWAY_KEY', 'SERVICE_HOSTS', 'HOOK_HOSTS', 'ERRORS_DAYS', 'ERRORS_FORWARD_DSN'],
      ...['PORT_HOSTS', 'SMS_REPORT_SECRET', 'KEEP_DIR', 'CERTIFICATE_FILES'],
    ],
    changed: [],
    fault: null,
  });
  const all = {
    GATEWAY_KEY_FILE: '/nowhere',
    SERVICE_HOSTS: 'a',
    HOOK_HOSTS: 'c',
    ERRORS_DAYS: '14',
    ERRORS_FORWARD_DSN: 'https://key@c/1',
    PORT_HOSTS: 'b',
    SMS_REPORT_SECRET: 'd',
    KEEP_DIR: '/keep',
    CERTIFICATE_FILES: 'site=/site.pem',
  };
  expect(await named({ ...production, ...all, METRICS_PORT: '9090' })).toEqual({
    missing: [],
    changed: ['METRICS_PORT'],
    fault: expect.stringContaining('/nowhere'),
  });
  expect((await named({ ...production, PLATFORM_TOKEN: 'short' })).fault).toContain('PLATFORM_TOKEN');
});

test('the files of the processes stand above the environment of the command', () => {
  const files = ['PORT=9000\n# a note\nDEMO=off', 'PORT="9001"'];
  expect(environmentOf(files, { DEMO: 'on', LOG_LEVEL: 'info' })).toEqual({
    ...{ DEMO: 'off', LOG_LEVEL: 'info', PORT: '9001' },
  });
});

test('without a database nothing can be said', async () => {
  await expect(installedPortal({})).rejects.toThrow('DATABASE_URL');
});
