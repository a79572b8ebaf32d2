import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { releaseError, releaseErrorSeen } from '@portal/database/schema/release-errors';
import { describeDatabase } from '@portal/database/testing';
import { seedDemoStaffTenant } from '@portal/demonstration/tenants/demo-tenants';
import { type StaffIdentity, staffIdentityPath } from '@portal/http';
import { accountRelease, type Delivered, deliveredGateway, patience } from '../testing/delivered-gateway';

jest.setTimeout(patience);

const grantsOf: Record<string, StaffIdentity['grants']> = {
  chushen: [{ role: 'first', tenant: null }],
  kefu: [{ role: 'care', tenant: null }],
  fabu: [{ role: 'releases', tenant: null }],
  ceshi: [{ role: 'test', tenant: null }],
  ceshiOfOne: [{ role: 'test', tenant: 'jinqiao.localhost' }],
  jinqiao: [{ role: 'releases', tenant: 'jinqiao.localhost' }],
  zuhu: [{ role: 'tenants', tenant: 'jinqiao.localhost' }],
  shenji: [{ role: 'audit', tenant: null }],
  shenjiOfOne: [{ role: 'audit', tenant: 'jinqiao.localhost' }],
  admin: [{ role: 'admin', tenant: null }],
};

describeDatabase('the deploy API for the platform’s own people', (database) => {
  let portal: Delivered;
  beforeAll(async () => {
    portal = await deliveredGateway(database(), {
      api: {
        kind: 'plugin',
        // Takes a person's name for their token, as the platform API would take the token.
        plugin: async (scope) => {
          scope.post(staffIdentityPath, ({ headers }) => {
            const name = String(headers.authorization).replace('Bearer ', '');
            const known = headers['x-csrf'] === 'right' && headers['x-portal-audience'] === 'staff';
            const grants = known ? grantsOf[name] : undefined;
            const body = grants && { staffId: 'T1', loginName: name, displayName: '某人', grants };
            return body
              ? { status: '200', ok: true, msg: '', body }
              : { status: '401', ok: false, msg: '', body: null };
          });
        },
      },
    });
    await seedDemoStaffTenant(portal.releases, 'test');
    await portal.call('PATCH', '/tenants/localhost', { platformName: '供应链金融服务平台' });
  });
  afterAll(() => portal?.gateway.close());

  interface Sent {
    method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
    body?: object;
    headers?: Record<string, string>;
  }

  const fromPage = { origin: 'http://staff.localhost', 'sec-fetch-site': 'same-origin' };
  async function ask(name: string, path: string, { method = 'GET', body, headers = {} }: Sent = {}) {
    const answer = await portal.gateway.inject({
      method,
      url: `/-/api${path}`,
      headers: {
        host: 'staff.localhost',
        ...fromPage,
        cookie: `__Host-portal_staff=${name}`,
        'x-csrf': 'right',
        ...headers,
      },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  test('a person with the role changes a slot, and the audit names the person', async () => {
    const slot = '/tenants/jinqiao.localhost/slots/account';
    const { status } = await ask('fabu', slot, { method: 'PUT', body: { release: 'account@r1' } });
    expect(status).toBe(200);
    const emptied = await ask('jinqiao', slot, { method: 'DELETE' });
    expect(emptied.status).toBe(200);
    const { body } = await portal.call('GET', '/audit?tenant=jinqiao.localhost&limit=1');
    expect(body.changes).toMatchObject([{ action: 'unassign', who: '员工 某人（jinqiao）' }]);
    await ask('jinqiao', slot, { method: 'PUT', body: { release: 'account@r1' } });
  });

  test.each([
    ['shenji', 'PUT', '/tenants/jinqiao.localhost/slots/account', { release: 'account@r1' }],
    ['zuhu', 'PUT', '/tenants/jinqiao.localhost/slots/account', { release: 'account@r1' }],
    ['jinqiao', 'PUT', '/tenants/localhost/slots/account', { release: 'account@r1' }],
    ...(
      [
        ['PUT', '/tenants/jinqiao.localhost/slots/account', { release: 'account@r1' }],
        ['PUT', '/tenants/jinqiao.localhost/slots/account/canary', { release: 'account@r1', percent: 5 }],
        ['DELETE', '/tenants/jinqiao.localhost/slots/account/canary', undefined],
        ['POST', '/tenants/jinqiao.localhost/slots/account/promote', {}],
        ['POST', '/tenants/jinqiao.localhost/slots/account/rollback', {}],
        ['DELETE', '/tenants/jinqiao.localhost/slots/account', undefined],
        ['PUT', '/tenants/jinqiao.localhost/slots', { releases: ['account@r1'] }],
        ['POST', '/tenants/jinqiao.localhost/slots/try', { releases: ['account@r1'] }],
        ['POST', '/tenants/jinqiao.localhost/rollback', { slots: ['account'] }],
        ['PUT', '/releases/account@r1/standing', { standing: 'blocked', reason: '不好' }],
        ['PATCH', '/tenants/jinqiao.localhost', { platformName: '别的' }],
        ['POST', '/tenants', { code: 'new', hostNames: ['new.example'], platformName: '新' }],
        ['POST', '/tenants/jinqiao.localhost/close', {}],
        ['POST', '/tokens', { name: 'own' }],
      ] as const
    ).map(([method, path, body]) => ['ceshi', method, path, body] as const),
    ['ceshiOfOne', 'POST', '/tenants/localhost/overrides', { release: 'account@r1' }],
    ['shenji', 'POST', '/tenants/jinqiao.localhost/overrides', { release: 'account@r1' }],
    ['zuhu', 'POST', '/tenants/jinqiao.localhost/overrides', { release: 'account@r1' }],
    ['zuhu', 'PATCH', '/tenants/localhost', { platformName: '别的' }],
    ['zuhu', 'POST', '/tenants', { code: 'new', hostNames: ['new.example'], platformName: '新' }],
    ['fabu', 'PATCH', '/tenants/localhost', { platformName: '别的' }],
    ['fabu', 'POST', '/tokens', { name: 'own' }],
  ] as const)('%s may not %s %s', async (name, method, path, body) => {
    expect((await ask(name, path, { method, ...(body ? { body } : {}) })).status).toBe(403);
  });

  describe('errors', () => {
    const store = async (fingerprint: string, tenantCode: string) => {
      const { db } = database();
      const at = new Date();
      const frame = { package: 'account', file: 'src/page.tsx', line: 31, column: 7, original: true };
      const own = { fingerprint, slot: 'account', package: 'account', class: 'TypeError', frames: [frame] };
      await db
        .insert(releaseError)
        .values({ ...own, firstSeen: at, lastSeen: at })
        .onConflictDoNothing();
      const seen = {
        fingerprint,
        tenantCode,
        package: 'account',
        build: 'r1',
        firstSeen: at,
        lastSeen: at,
        reports: 1,
      };
      const lists = { visitors: ['v'], kinds: [], pages: [], browsers: [], numbers: [] };
      await db
        .insert(releaseErrorSeen)
        .values({ ...seen, ...lists })
        .onConflictDoNothing();
    };
    beforeAll(async () => {
      await store('of-both', 'localhost');
      await store('of-jinqiao', 'jinqiao.localhost');
    });
    const opened = async (name: string, fingerprint: string) => {
      const { status, body } = await ask(name, `/errors/${fingerprint}`);
      return { status, ...(body as { lines?: boolean; frames?: { file: string; line: number | null }[] }) };
    };
    const readings = async () => {
      const { body } = await portal.call('GET', '/audit?limit=500');
      return (body.changes as { action: string; who: string }[]).filter(({ action }) => action === 'error-read');
    };

    test('[threat: missing right] a tester sees the file, 发布管理 the line, and only that stands in the audit', async () => {
      const { body } = await ask('fabu', '/errors');
      expect(body).toMatchObject({ errors: [{ frames: [{ line: null }] }, { frames: [{ line: null }] }] });
      expect(await opened('ceshi', 'of-both')).toMatchObject({
        ...{ lines: false, frames: [{ file: 'src/page.tsx', line: null, column: null }] },
      });
      expect(await readings()).toEqual([]);
      for (const name of ['fabu', 'admin'])
        expect(await opened(name, 'of-both')).toMatchObject({ lines: true, frames: [{ line: 31 }] });
      expect((await readings()).map(({ who }) => who)).toEqual(['员工 某人（admin）', '员工 某人（fabu）']);
    });

    test('[threat: missing right] a role for one tenant shows its errors only, and decides none', async () => {
      expect((await opened('jinqiao', 'of-both')).status).toBe(404);
      expect(await opened('jinqiao', 'of-jinqiao')).toMatchObject({ lines: true });
      expect((await opened('shenji', 'of-both')).status).toBe(403);
      const decide = (name: string) =>
        ask(name, '/errors/of-jinqiao/standing', { method: 'PUT', body: { standing: 'muted' } });
      for (const name of ['ceshi', 'jinqiao', 'shenji']) {
        const { status, body } = await decide(name);
        expect([status, body.error.message]).toEqual([403, '您的角色不能处理错误，请联系管理员。']);
      }
      expect((await decide('fabu')).status).toBe(200);
      expect((await ask('fabu', '/errors?standing=muted')).body).toMatchObject({
        errors: [{ fingerprint: 'of-jinqiao', standingBy: '员工 某人（fabu）' }],
      });
    });
  });

  const picture = '/tenants/jinqiao.localhost/picture';
  const draft = { themeColor: '#1D5B8A', radius: '2', backgroundTitle: '<b>新</b>标题' };

  test('a page with a brand that is not saved is the page, without a script, and nothing is saved', async () => {
    const sent = { page: 'login', brand: { ...draft, companyLogo: '/brand/chosen.img' } };
    const { status, body } = await ask('zuhu', picture, { method: 'POST', body: sent });
    expect(status).toBe(200);
    const { html } = body as unknown as { html: string };
    expect(html).toContain('--brand:#1D5B8A');
    expect(html).toContain('--radius-button:2px');
    expect(html).toContain('<img src="/brand/chosen.img" alt="">金桥供应链|<wbr>&lt;');
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('<script');
    const { tenant } = await portal.boot('', 'jinqiao.localhost');
    expect(tenant).toMatchObject({ themeColor: '#0B6E4F', backgroundTitle: '一座桥，连起产业与资金' });
  });

  test.each([[{ companyLogo: 'https://elsewhere.example/logo.png' }], [{ companyLogo: 'data:image/svg+xml,x' }]])(
    'a picture takes no %j',
    async (brand) => {
      expect((await ask('zuhu', picture, { method: 'POST', body: { page: 'login', brand } })).status).toBe(400);
    },
  );

  test('[threat: missing right] who may not change a brand gets no page with another one', async () => {
    const sent = { method: 'POST', body: { page: 'login', brand: draft } } as const;
    for (const name of ['chushen', 'fabu', 'shenji']) expect((await ask(name, picture, sent)).status).toBe(403);
    expect((await ask('zuhu', '/tenants/localhost/picture', sent)).status).toBe(403);
  });

  const readings = [
    '/tenants',
    '/change-sets',
    '/releases',
    '/releases/account@r1',
    '/audit',
    '/audit?tenant=jinqiao.localhost',
    '/tenants/jinqiao.localhost/grants',
    '/tenants/jinqiao.localhost/slots/account/cut-off',
    '/explain?host=jinqiao.localhost',
    '/canaries',
    '/overrides',
    '/services',
    '/tokens',
    '/tenants/jinqiao.localhost/content',
  ];

  test.each(readings)(
    '[threat: missing right] whose role has nothing to do with releases does not read %s',
    async (path) => {
      for (const name of ['chushen', 'kefu']) expect((await ask(name, path)).status).toBe(403);
      expect((await ask('chushen', '/me')).status).toBe(200);
      // The content's answer comes from the platform API, which is not here.
      expect((await ask('admin', path)).status).not.toBe(403);
    },
  );

  test.each([
    [
      'fabu',
      ['/tenants', '/releases', '/releases/account@r1', '/audit', '/explain?host=localhost'],
      ['/tokens', '/services'],
    ],
    [
      'ceshi',
      ['/tenants', '/releases', '/releases/account@r1', '/canaries', '/overrides', '/explain?host=localhost'],
      [
        ...['/tokens', '/services', '/audit', '/tenants/localhost/grants', '/tenants/localhost/content'],
        ...['/tenants/localhost/opening', '/tenants/localhost/slots/account/cut-off'],
      ],
    ],
    [
      'ceshiOfOne',
      ['/tenants', '/change-sets?tenant=jinqiao.localhost', '/explain?host=jinqiao.localhost'],
      ['/explain?host=localhost', '/change-sets?tenant=localhost'],
    ],
    ['zuhu', ['/tenants', '/tenants/jinqiao.localhost/grants'], ['/releases', '/audit', '/tenants/localhost/grants']],
    [
      'shenji',
      ['/audit', '/audit?tenant=localhost', '/tenants/localhost/grants'],
      ['/releases', '/explain?host=localhost'],
    ],
    [
      'shenjiOfOne',
      ['/audit', '/audit?tenant=jinqiao.localhost'],
      ['/audit?tenant=localhost', '/tenants/localhost/grants'],
    ],
    [
      'jinqiao',
      ['/tenants', '/explain?host=jinqiao.localhost'],
      ['/explain?host=localhost', '/audit?tenant=localhost', '/tenants/localhost/slots/account/cut-off'],
    ],
  ] as const)('[threat: missing right] %s reads what the role needs and nothing else', async (name, may, mayNot) => {
    for (const path of may) expect([path, (await ask(name, path)).status]).toEqual([path, 200]);
    for (const path of mayNot) expect([path, (await ask(name, path)).status]).toEqual([path, 403]);
  });

  test('[threat: foreign id] lists hold the tenants of the reader alone', async () => {
    await ask('admin', '/tenants/localhost', { method: 'PATCH', body: { hotline: '400-789' } });
    await ask('admin', '/tenants/jinqiao.localhost', { method: 'PATCH', body: { hotline: '400-789' } });
    const codes = async (name: string) =>
      ((await ask(name, '/tenants')).body.tenants as { code: string }[]).map(({ code }) => code);
    for (const name of ['zuhu', 'jinqiao']) expect(await codes(name)).toEqual(['jinqiao.localhost']);
    expect((await codes('admin')).length).toBeGreaterThan(2);
    const told = async (name: string) =>
      ((await ask(name, '/audit?limit=500')).body.changes as { tenantCode: string | null }[]).map(
        (row) => row.tenantCode,
      );
    for (const name of ['shenjiOfOne', 'jinqiao'])
      expect(new Set(await told(name))).toEqual(new Set(['jinqiao.localhost']));
    expect(await told('shenji')).toContain('localhost');
    const { body } = await ask('jinqiao', '/releases/account@r1');
    expect((body.runs as { tenant: string }[]).map(({ tenant }) => tenant)).toEqual(['jinqiao.localhost']);
  });

  test('a tester makes a link, sees it and ends it, each in the audit with the name; others of the tenant stay unseen', async () => {
    const made = await ask('ceshi', '/tenants/jinqiao.localhost/overrides', {
      method: 'POST',
      body: { release: 'account@r1', path: '/center/crm/index' },
    });
    expect(made.status).toBe(201);
    // The desk is at another host and the customers' at theirs, both on one port.
    expect(made.body.address).toBe('http://jinqiao.localhost');
    const idsOf = async (name: string) =>
      ((await ask(name, '/overrides')).body.overrides as { id: string }[]).map(({ id }) => id);
    expect(await idsOf('ceshiOfOne')).toEqual([made.body.id]);
    const ofOther = await ask('ceshi', '/tenants/localhost/overrides', {
      method: 'POST',
      body: { release: 'account@r1' },
    });
    expect(await idsOf('ceshiOfOne')).toEqual([made.body.id]);
    expect(await idsOf('ceshi')).toEqual([ofOther.body.id, made.body.id]);
    const end = (name: string, id: unknown) => ask(name, `/overrides/${id}`, { method: 'DELETE' });
    expect((await end('ceshiOfOne', ofOther.body.id)).status).toBe(404);
    expect((await end('shenji', made.body.id)).status).toBe(403);
    expect((await end('ceshiOfOne', made.body.id)).status).toBe(200);
    const { body } = await portal.call('GET', '/audit?tenant=jinqiao.localhost&limit=2');
    expect(body.changes).toMatchObject([
      { action: 'override-revoke', who: '员工 某人（ceshiOfOne）' },
      { action: 'override-create', who: '员工 某人（ceshi）', detail: { path: '/center/crm/index' } },
    ]);
  });

  test('the list says who brought each slot its release, and a canary comes with its figures', async () => {
    await portal.upload(accountRelease('next'));
    const slot = '/tenants/jinqiao.localhost/slots/account';
    await ask('fabu', `${slot}/canary`, { method: 'PUT', body: { release: 'account@next', percent: 20 } });
    const { tenants } = (await ask('ceshiOfOne', '/tenants')).body as { tenants: { slots: { slot: string }[] }[] };
    const account = tenants[0]?.slots.find((one) => one.slot === 'account');
    expect(account).toMatchObject({
      placed: { by: expect.any(String), at: expect.any(String) },
      canary: { release: 'account@next', percent: 20, by: '员工 某人（fabu）' },
    });
    const { canaries } = (await ask('ceshiOfOne', '/canaries')).body as { canaries: object[] };
    expect(canaries).toMatchObject([
      {
        ...{ tenant: 'jinqiao.localhost', slot: 'account', release: 'account@next', stable: 'account@r1', percent: 20 },
        figures: { canary: { visitors: 0 }, stable: { visitors: 0 } },
        weighed: [{ reason: 'crashes' }, { reason: 'crashes' }, { reason: 'error-rate' }, { reason: 'load-time' }],
      },
    ]);
    await ask('fabu', `${slot}/canary`, { method: 'DELETE' });
    expect((await ask('ceshi', '/canaries')).body.canaries).toEqual([]);
  });

  test('a tenant’s brand is changed by those who care for the tenant', async () => {
    const changed = await ask('zuhu', '/tenants/jinqiao.localhost', { method: 'PATCH', body: { hotline: '400-123' } });
    expect([changed.status, changed.body.changed]).toEqual([200, ['hotline']]);
    const other = await ask('admin', '/tenants/localhost', { method: 'PATCH', body: { hotline: '400-456' } });
    expect(other.status).toBe(200);
  });

  test.each([
    ['without a session', { cookie: '' }, 401],
    ['with the session of nobody', { cookie: '__Host-portal_staff=nobody' }, 401],
    ['without the header against forged calls', { 'x-csrf': 'wrong' }, 401],
    ['from a host of customers', { host: 'localhost' }, 403],
    ['with a token from a page', { authorization: 'Bearer abc' }, 403],
  ])('%s nothing is answered', async (_what, headers, status) => {
    expect((await ask('admin', '/me', { headers })).status).toBe(status);
  });

  test('a token in a page is not taken at a host of staff either, while command lines use it', async () => {
    const authorization = `Bearer ${portal.token}`;
    expect((await ask('admin', '/me', { headers: { authorization } })).status).toBe(403);
    expect((await portal.call('GET', '/me')).status).toBe(200);
  });
});
