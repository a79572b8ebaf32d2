import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEvent, provider, staffRole } from '@portal/database/schema/platform';
import { tenant } from '@portal/database/schema/tenants';
import { AllowedHosts } from '@portal/http';
import { eq } from 'drizzle-orm';
import { Providers } from '../../kernel/ports/providers';
import { describeWithDemo } from '../../testing/demo-database';
import { type PlayedPlatform, playedPlatform } from '../../testing/played-platform';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

const secret = '9f2c4be17a60d358e1b7429c06fd83a5';

describeWithDemo('the providers of a tenant', (database) => {
  let played: PlayedPlatform;
  let staff: StaffClient;
  beforeAll(async () => {
    const brand = { platformName: '平台', themeColor: '#0B6E4F' };
    await database()
      .db.insert(tenant)
      .values([
        { ...brand, code: 'localhost' },
        { ...brand, code: 'jinqiao.localhost' },
        { ...brand, code: 'staff.localhost', audience: 'staff' },
      ])
      .onConflictDoNothing();
    played = await playedPlatform(database(), {}, { only: ['ocr'] });
    staff = played.platform.staff();
    await staffLogIn(played.platform, staff, 'zuhu');
  });
  afterAll(() => played.close());

  const set = (body: object) =>
    staff.call('staffProviderSet', { body: { tenant: 'localhost', port: 'bank', mode: 'own', ...body } as never });
  const of = async (tenant: string, port: string) =>
    (await staff.ok('staffProviderList', { body: { tenant } })).find((row) => row.port === port);
  const tested = (port: 'ocr' | 'bank') => staff.call('staffProviderTest', { body: { tenant: 'localhost', port } });

  test('come from the environment, or the port is done by hand', async () => {
    expect(await of('localhost', 'ocr')).toMatchObject({ mode: 'default', url: `${played.provider.url}/ocr` });
    expect(await of('localhost', 'bank')).toMatchObject({ mode: 'default', url: null, name: '对公打款' });
    expect((await tested('bank')).envelope.status).toBe('409');
    expect((await tested('ocr')).envelope.body).toMatchObject({ ok: true, msg: '连接正常，签名有效' });
  });

  test('can be the tenant’s own, with a secret that nobody reads again', async () => {
    const own = { url: `${played.provider.url}/bank`, keyId: played.provider.keyId };
    expect((await set(own)).envelope).toMatchObject({ status: '400', body: { fields: { secret: '请输入密钥' } } });
    const { envelope } = await set({ ...own, secret: played.provider.secret });
    expect(envelope.body).toMatchObject({ mode: 'own', ...own });
    expect((await tested('bank')).envelope.body).toMatchObject({ ok: true });
    expect((await of('jinqiao.localhost', 'bank'))?.mode).toBe('default');

    expect((await set({ ...own, secret })).envelope.ok).toBe(true);
    expect((await tested('bank')).envelope.body).toMatchObject({ ok: false });
    const { db } = database();
    const rows = await db.select().from(provider);
    const noted = await db.select().from(auditEvent).where(eq(auditEvent.action, 'provider.set'));
    expect(noted.at(-1)?.detail).toMatchObject({
      before: { mode: 'own' },
      after: { mode: 'own', secretChanged: true },
    });
    expect(JSON.stringify([rows, noted, await of('localhost', 'bank')])).not.toContain(secret);
    expect(rows[0]?.secretSealed).toMatch(/^v1:/);
  });

  test('a known secret does not sign for another address', async () => {
    const elsewhere = { url: 'https://elsewhere.example.com/bank' };
    expect((await set(elsewhere)).envelope.body).toMatchObject({ fields: { secret: '请输入密钥' } });
  });

  test.each(['http://bank.example.com', 'bank', 'https://name:word@bank.example.com', 'ftp://127.0.0.1'])(
    '%s is no address for personal data',
    async (url) => {
      expect((await set({ url, secret })).envelope.body).toMatchObject({ fields: { url: expect.any(String) } });
    },
  );

  test('can be nobody: then the port is done by hand, whatever the environment says', async () => {
    const body = { tenant: 'localhost', port: 'ocr', mode: 'manual' } as const;
    await staff.ok('staffProviderSet', { body });
    expect(await of('localhost', 'ocr')).toMatchObject({ mode: 'manual', url: null });
    const find = new Providers(database().db, {} as never, { ocr: { ...played.provider } });
    expect(await find.find('localhost', 'ocr')).toBeNull();
    expect(await find.find('jinqiao.localhost', 'ocr')).not.toBeNull();
    await staff.ok('staffProviderSet', { body: { ...body, mode: 'default' } });
    expect(await of('localhost', 'ocr')).toMatchObject({ mode: 'default' });
  });

  test('belong to the people of this tenant', async () => {
    const { db } = database();
    const scope = (code: string) => db.update(staffRole).set({ tenant: code }).where(eq(staffRole.role, 'tenants'));
    await scope('jinqiao.localhost');
    expect((await staff.call('staffProviderList', { body: { tenant: 'localhost' } })).envelope.status).toBe('443');
    expect((await set({ mode: 'manual' })).envelope.status).toBe('443');
    expect((await tested('ocr')).envelope.status).toBe('443');
    expect((await staff.call('staffProviderList', { body: { tenant: 'jinqiao.localhost' } })).envelope.ok).toBe(true);
    await scope('');
  });

  test('[threat: open redirect] in production staff name only hosts that the operator has listed', async () => {
    const portHosts = new AllowedHosts(['*.bank.example', '127.0.0.1']);
    const platform = new TestPlatform(database(), {}, { portHosts });
    await platform.app.ready();
    try {
      const own = platform.staff();
      platform.forward(120);
      await staffLogIn(platform, own, 'zuhu');
      const setTo = async (url: string) =>
        (await own.call('staffProviderSet', { body: { tenant: 'localhost', port: 'sign', mode: 'own', url, secret } }))
          .envelope;
      for (const url of [
        'https://169.254.169.254/latest',
        'https://10.0.0.1',
        'https://[::1]:8443',
        'https://2852039166',
        'http://localhost:5432',
        'https://bank.example.evil.example',
      ])
        expect(await setTo(url)).toMatchObject({ status: '400', body: { fields: { url: expect.any(String) } } });
      for (const url of ['https://eu.bank.example/v1', 'http://127.0.0.1:1']) expect((await setTo(url)).ok).toBe(true);
    } finally {
      await platform.close();
    }
  });

  test('[threat: telling fault] a test that fails tells nothing of how far it came', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const ends: string[] = [];
    const answered = async (name: string, url: string) => {
      await set({ url, secret });
      const { envelope } = await tested('bank');
      ends.push(name);
      return envelope.body;
    };
    try {
      const refused = await answered('nobody listens', 'http://127.0.0.1:1');
      const timer = new Promise((resolve) => setTimeout(resolve, 4_000)).then(() => ends.push('four seconds'));
      const again = answered('nobody listens', 'http://127.0.0.1:1');
      await Promise.all([timer, again]);
      expect(ends).toEqual(['nobody listens', 'four seconds', 'nobody listens']);
      expect(await answered('nobody answers', `http://127.0.0.1:${port}`)).toEqual(refused);
      expect(refused).toEqual({ ok: false, milliseconds: 5_000, msg: expect.stringContaining('没有得到约定的应答') });
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });

  test('of a staff tenant there are none', async () => {
    const { envelope } = await staff.call('staffProviderList', { body: { tenant: 'staff.localhost' } });
    expect(envelope.status).toBe('404');
  });
});
