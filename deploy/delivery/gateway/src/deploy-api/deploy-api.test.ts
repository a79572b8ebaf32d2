import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import type { AssetRecord } from '@portal/release-record';
import { bundleType, encodeBundle } from '@portal/release-record/bundle';
import {
  accountRelease,
  buildIn,
  type Delivered,
  deliveredGateway,
  patience,
  until,
} from '../testing/delivered-gateway';
import { filesOf, sampleHost, sampleRemote } from '../testing/sample-records';

const account = '/tenants/localhost/slots/account';

jest.setTimeout(patience);

describeDatabase('the deploy API', (database) => {
  let portal: Delivered;
  beforeAll(async () => {
    portal = await deliveredGateway(database());
  });
  afterAll(() => portal?.gateway.close());

  const generation = async (slot = 'account') => {
    const { body } = await portal.call('GET', '/tenants');
    const tenants = body.tenants as { code: string; slots: { slot: string; generation: number }[] }[];
    return tenants.find(({ code }) => code === 'localhost')?.slots.find((one) => one.slot === slot)?.generation;
  };

  test.each(['', 'portal_wrong', 'x'.repeat(60)])('lets nobody in with %j', async (token) => {
    for (const [method, path] of [
      ['GET', '/tenants'],
      ['PUT', account],
      ['POST', '/releases'],
      ['GET', '/nothing'],
    ] as const) {
      const { status, body } = await portal.call(method, path, undefined, token);
      expect([status, body.error?.code]).toEqual([401, 'no-token']);
    }
  });

  test.each([
    ['GET', '/audit?tenant=%00'],
    ['GET', '/audit?slot=a%00'],
    ['GET', '/releases?package=%00'],
    ['GET', '/releases/account%00@r1'],
    ['GET', '/tenants/%00/grants'],
    ['GET', '/explain?host=%00'],
    ['DELETE', '/tokens/%00'],
    ['POST', '/tokens', { name: 'a\0' }],
    ['POST', '/tokens', { name: 'a\ud800' }],
    ['PATCH', '/tenants/localhost', { hotline: '\0' }],
    ['PUT', '/services/account', { tenant: null, url: 'https://a.example/\0' }],
  ] as const)(
    '[threat: hostile JSON] what no database can hold is refused: %s %s',
    async (method, path, body?: object) => {
      const { status, body: answer } = await portal.call(method, path, body);
      expect([status, answer.error?.code]).toEqual([400, 'bad-request']);
    },
  );

  test('[threat: hostile JSON] nor does a release hold it', async () => {
    const record = accountRelease('nul', {
      pages: accountRelease('nul').pages.map((page) => ({ ...page, title: 'a\0' })),
    });
    const { status, body } = await portal.upload(record);
    expect([status, body.error?.code]).toEqual([400, 'bad-request']);
  });

  test('an upload of several megabytes is read whole', async () => {
    const sent = await portal.gateway.inject({
      method: 'POST',
      url: '/-/api/releases',
      headers: { authorization: `Bearer ${portal.token}`, 'content-type': bundleType },
      payload: Buffer.alloc(3 * 1024 * 1024),
    });
    // The gateway has to read all of it to find that it is not a bundle.
    expect([sent.statusCode, sent.json().error.code]).toEqual([400, 'bad-bundle']);
  });

  test('publish, assign, roll back: customers get it, the audit says who, what, from, to', async () => {
    const published = await portal.upload(accountRelease('r2', { version: '2.1.0' }));
    expect(published).toMatchObject({ status: 201, body: { created: true, package: 'account', build: 'r2' } });
    expect((await portal.upload(accountRelease('r2', { version: '2.1.0' }))).status).toBe(200);
    expect(buildIn(await portal.boot(), 'account')).toBe('r1');

    const assigned = await portal.call('PUT', account, { release: 'account@2.1.0' });
    expect(assigned).toMatchObject({ status: 200, body: { changed: true, release: 'account@r2' } });
    // With its answer, the change is in service at this gateway.
    expect(buildIn(await portal.boot(), 'account')).toBe('r2');
    expect(buildIn(await portal.boot('', 'jinqiao.localhost'), 'account')).toBe('r1');

    expect((await portal.call('POST', `${account}/rollback`, {})).status).toBe(200);
    expect(buildIn(await portal.boot(), 'account')).toBe('r1');
    const { body } = await portal.call('GET', '/audit?tenant=localhost&slot=account&limit=2');
    expect(body.changes).toMatchObject([
      { who: 'platform', action: 'rollback', fromBuild: 'account@r2', toBuild: 'account@r1' },
      { who: 'platform', action: 'assign', fromBuild: 'account@r1', toBuild: 'account@r2' },
    ]);
  });

  test('of two people who assign at once one wins, and the other is told what changed', async () => {
    for (const build of ['left', 'right']) await portal.upload(accountRelease(build));
    const seen = await generation();
    const answers = await Promise.all(
      ['left', 'right'].map((build) => portal.call('PUT', account, { release: `account@${build}`, generation: seen })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body.error;
    expect(refused).toMatchObject({ code: 'moved', generation: (seen ?? 0) + 1 });
    expect(refused?.message).toContain('已被他人修改');
    expect(refused?.changes).toMatchObject([{ who: 'platform', action: 'assign', fromBuild: 'account@r1' }]);
  });

  test('empties a slot, once it is known what is cut off; customers lose it, and nobody else can assign unseen', async () => {
    const slot = '/tenants/jinqiao.localhost/slots/account';
    const hosts = async () => buildIn(await portal.boot('', 'jinqiao.localhost'), 'account');
    const { body: cutOff } = await portal.call('GET', `${slot}/cut-off`);
    expect(cutOff).toMatchObject({ release: 'account@r1', canary: null, loads: 0 });
    expect(cutOff.pages).toEqual(accountRelease('r1').pages.map(({ path, title }) => ({ path, title })));
    const { token } = await portal.releases.createToken({
      ...{ name: 'slot team', package: 'account', tenant: null, expiresAt: null, by: 'test' },
    });
    expect((await portal.call('DELETE', slot, undefined, token)).status).toBe(403);
    expect((await portal.call('DELETE', `${slot}?generation=7`)).body.error?.code).toBe('moved');
    expect(await hosts()).toBe('r1');

    const generation = cutOff.generation as number;
    expect((await portal.call('DELETE', `${slot}?generation=${generation}`)).body).toMatchObject({
      generation: generation + 1,
      release: 'account@r1',
    });
    await until(async () => (await hosts()) === undefined);
    const headers = { host: 'jinqiao.localhost' };
    expect((await portal.gateway.inject({ url: '/center/crm/index', headers })).statusCode).toBe(404);
    const explained = await portal.call('GET', '/explain?host=jinqiao.localhost&path=/center/crm/index');
    expect(explained.body).toMatchObject({ owner: null, page: null, emptySlots: ['account'] });
    expect(explained.body.changeSet).toEqual({ number: expect.any(Number), canaries: [] });
    expect((await portal.call('POST', `${slot}/rollback`, {})).body.error?.message).toContain('没有运行任何版本');

    const assign = (seen: number) => portal.call('PUT', slot, { release: 'account@r1', generation: seen });
    expect((await assign(generation)).status).toBe(409);
    const { body } = await portal.call('GET', '/tenants');
    expect((body.tenants as { code: string; emptySlots: unknown }[]).map((one) => [one.code, one.emptySlots])).toEqual([
      ['jinqiao.localhost', [{ slot: 'account', generation: generation + 1 }]],
      ['localhost', []],
    ]);
    expect((await assign(generation + 1)).body).toMatchObject({ generation: generation + 2 });
    await until(async () => (await hosts()) === 'r1');
  });

  test('a release says where it comes from and whether it may run; a team blocks its own, a tenant nobody’s', async () => {
    const record = accountRelease('doubtful');
    const source = { commit: 'c'.repeat(40), author: 'lin', note: ' 导出\n明细 ', more: 'x' };
    const payload = encodeBundle({ record, files: filesOf(record), source });
    const headers = { authorization: `Bearer ${portal.token}`, 'content-type': bundleType };
    await portal.gateway.inject({ method: 'POST', url: '/-/api/releases', headers, payload });
    const path = '/releases/account%40doubtful';
    const known = await portal.call('GET', path);
    expect(known.body).toMatchObject({
      commit: source.commit,
      author: 'lin',
      note: '导出 明细',
      standing: null,
      runs: [],
    });

    const tokenFor = async (limits: { package: string | null; tenant: string | null }) =>
      (await portal.releases.createToken({ name: `for ${limits.package}`, ...limits, expiresAt: null, by: 'test' }))
        .token;
    const block = { standing: 'blocked', reason: '会丢数据' };
    const ofTenant = await tokenFor({ package: null, tenant: 'localhost' });
    const ofSite = await tokenFor({ package: 'site', tenant: null });
    for (const token of [ofTenant, ofSite])
      expect((await portal.call('PUT', `${path}/standing`, block, token)).status).toBe(403);
    const ofTeam = await tokenFor({ package: 'account', tenant: null });
    expect((await portal.call('PUT', `${path}/standing`, block, ofTeam)).body).toEqual({
      ...{ release: 'account@doubtful', standing: 'blocked', runs: [], rolledBack: [] },
      links: { revoked: 0, held: 0 },
    });

    const refused = await portal.call('PUT', account, { release: 'account@doubtful' });
    expect([refused.status, refused.body.error?.faults]).toEqual([
      422,
      [expect.stringContaining('版本 account@doubtful 已被 for account 禁用（会丢数据）')],
    ]);
    expect((await portal.call('POST', '/tenants/localhost/overrides', { release: 'account@doubtful' })).status).toBe(
      422,
    );

    const deprecate = { standing: 'deprecated', reason: '请用新版' };
    expect((await portal.call('PUT', `${path}/standing`, deprecate, ofTeam)).status).toBe(200);
    const { body } = await portal.call('PUT', account, { release: 'account@doubtful' });
    expect(body.warnings).toEqual([expect.stringContaining('已被 for account 弃用（请用新版）')]);
    const explained = async () => (await portal.call('GET', '/explain?host=localhost&path=/')).body.slots;
    await until(async () => JSON.stringify(await explained()).includes('请用新版'));
    const rolledBack = await portal.call('PUT', `${path}/standing`, { ...block, rollBack: true }, ofTeam);
    expect(rolledBack.body).toMatchObject({ runs: [], rolledBack: [{ tenant: 'localhost', slot: 'account' }] });
  });

  test('what does not pass the gate is refused with all its faults, at publish and at assign', async () => {
    const needs = [
      { request: 'vue', range: '*', exports: [] },
      { request: 'react', range: '^18.0.0', exports: ['useMagic'] },
    ];
    const misfit = accountRelease('misfit', { needs });
    const refused = await portal.upload(misfit);
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'refused' } } });
    expect(refused.body.error?.faults).toHaveLength(3);

    const ahead = await portal.upload(misfit, portal.token, '?ahead=1');
    expect(ahead.status).toBe(201);
    expect((ahead.body.tenants as unknown[]).length).toBe(2);
    const assigned = await portal.call('PUT', account, { release: 'account@misfit' });
    expect(assigned.status).toBe(422);
    expect(assigned.body.error?.faults).toHaveLength(3);
  });

  test('a command line that asks in English reads it with the Chinese; everybody else reads the Chinese', async () => {
    const url = '/-/api/tenants/localhost/slots/account';
    const ask = async (headers: Record<string, string>) => {
      const own = { authorization: `Bearer ${portal.token}`, ...headers };
      const answer = await portal.gateway.inject({ method: 'PUT', url, headers: own, payload: { release: 'account' } });
      return (answer.json() as { error: { message: string } }).error.message;
    };
    const zh = 'account 不是版本名称：请写成 包名@构建号 或 包名@版本号，例如 account@1.2.0。';
    expect(await ask({})).toBe(zh);
    expect(await ask({ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' })).toBe(zh);
    expect(await ask({ 'accept-language': 'en' })).toBe(
      `"account" is no name of a release: write <package>@<build> or <package>@<version>, such as account@1.2.0. (${zh})`,
    );
    const misfit = await portal.gateway.inject({
      method: 'PUT',
      url,
      headers: { authorization: `Bearer ${portal.token}`, 'accept-language': 'en' },
      payload: { release: 'account@misfit' },
    });
    expect(misfit.json().error.faults).toHaveLength(3);
    for (const fault of misfit.json().error.faults) expect(fault).toMatch(/^[A-Za-z].+[.] [(].+。[)]$/);
  });

  test('what is no fault of a release is no refusal of the gate', async () => {
    const { body } = await portal.call('POST', `${account}/promote`, {});
    expect(body.error).toMatchObject({ code: 'not-possible', faults: ['位置 account 没有正在进行的灰度发布。'] });
    for (const [method, path, sent] of [
      ['POST', '/tenants/localhost/slots/acount/rollback', {}],
      ['DELETE', '/tenants/localhost/slots/acount/canary'],
      ['GET', '/tenants/localhost/slots/acount/cut-off'],
      ['GET', '/audit?tenant=localhost&slot=acount'],
    ] as const)
      expect((await portal.call(method, path, sent)).body.error).toMatchObject({ code: 'no-slot', wanted: 'acount' });
    for (const [method, path, sent] of [
      ['GET', '/audit?tenant=locahost'],
      ['POST', '/tenants/locahost/slots/account/rollback', {}],
    ] as const)
      expect((await portal.call(method, path, sent)).body.error).toMatchObject({
        code: 'no-tenant',
        wanted: 'locahost',
      });
  });

  test('a host that would break a remote in use is refused', async () => {
    await portal.upload(accountRelease('needsreact', { needs: [{ request: 'react', range: '^19.0.0', exports: [] }] }));
    await portal.call('PUT', account, { release: 'account@needsreact' });
    const bare = { ...sampleHost('bare'), provides: [], start: { assets: [], needs: [] } };
    expect((await portal.upload(bare, portal.token, '?ahead=1')).status).toBe(201);
    const { status, body } = await portal.call('PUT', '/tenants/localhost/slots/host', { release: 'host@bare' });
    expect([status, body.error?.faults?.[0]]).toEqual([
      422,
      '宿主 bare 未提供模块 react：请改用已提供的模块，或先发布新的宿主。',
    ]);
  });

  test('a host and the remotes that need it change together, all or none', async () => {
    const newer = sampleHost('newer');
    const provides = newer.provides.map((one) => (one.request === 'ui' ? { ...one, version: '2.0.0' } : one));
    const wants = (range: string) => ({ needs: [{ request: 'ui', range, exports: [] }] });
    await portal.upload(accountRelease('olderui', wants('^1.0.0')));
    for (const record of [{ ...newer, provides }, accountRelease('newerui', wants('^2.0.0'))])
      expect((await portal.upload(record, portal.token, '?ahead=1')).status).toBe(201);
    await portal.call('PUT', account, { release: 'account@olderui' });
    const [host, own] = ['host@newer', 'account@newerui'];
    for (const [slot, release] of [
      ['host', host],
      ['account', own],
    ])
      expect((await portal.call('PUT', `/tenants/localhost/slots/${slot}`, { release })).status).toBe(422);

    const together = (releases: string[], generations: Record<string, number> = {}) =>
      portal.call('PUT', '/tenants/localhost/slots', { releases, generations });
    expect((await together([host, own], { account: 0 })).status).toBe(409);
    expect((await together([host, 'account@olderui'])).status).toBe(422);
    expect((await together([own, own])).status).toBe(400);
    expect(buildIn(await portal.boot(), 'account')).toBe('olderui');
    const seen = { account: (await generation()) ?? 0, host: (await generation('host')) ?? 0 };
    expect(await together([host, own], seen)).toMatchObject({
      status: 200,
      body: {
        slots: [
          { slot: 'host', changed: true, release: host },
          { slot: 'account', changed: true, release: own },
        ],
      },
    });
    const moved = await portal.boot();
    expect(buildIn(moved, 'account')).toBe('newerui');
    const { changeSet } = moved;

    // Whoever goes back can look first, and one slot alone is refused: it would not run in the host.
    const call = (path: string, body: object) => portal.call('POST', `/tenants/localhost${path}`, body);
    const alone = await call('/rollback/try', { slots: ['account'] });
    expect([alone.status, alone.body.error?.code]).toEqual([422, 'refused']);
    const set = { changeSet: changeSet?.number };
    expect((await call('/rollback/try', set)).body).toMatchObject({
      slots: [
        { slot: 'host', from: host, to: 'host@h1', changed: true },
        { slot: 'account', from: own, to: 'account@olderui', changed: true },
      ],
    });
    expect((await portal.boot()).changeSet).toEqual(changeSet);
    expect((await call('/rollback', {})).status).toBe(400);
    expect((await call('/rollback', { slots: ['host', 'account'], generations: { host: 0 } })).status).toBe(409);
    const back = await call('/rollback', set);
    expect(back).toMatchObject({ status: 200, body: { watch: { ifBad: 'tell' } } });
    const now = await portal.boot();
    expect([now.host.build, buildIn(now, 'account'), now.changeSet]).toEqual([
      ...['h1', 'olderui'],
      { number: back.body.changeSet, canaries: [] },
    ]);
    expect((await call('/rollback', set)).status).toBe(422);
    const { body: listed } = await portal.call('GET', '/change-sets?tenant=localhost&limit=2');
    expect(listed.changeSets).toMatchObject([
      { changeSet: back.body.changeSet, action: 'rollback', isWhole: true },
      {
        changeSet: changeSet?.number,
        action: 'assign',
        isWhole: false,
        slots: [{ slot: 'host' }, { slot: 'account' }],
      },
    ]);
    const tried = await call('/slots/try', { releases: ['account@r1'] });
    expect(tried.body).toMatchObject({ slots: [{ slot: 'account', from: 'account@olderui', to: 'account@r1' }] });
    await together(['account@r1']);

    const { body: made } = await portal.call('POST', '/tokens', { name: 'account-team', package: 'account' });
    const refused = await portal.call('PUT', '/tenants/localhost/slots', { releases: [host, own] }, String(made.token));
    expect(refused.status).toBe(403);
    // The token may change the slot of its package, and not what moved with it.
    const teams = (body: object, path = '') =>
      portal.call('POST', `/tenants/localhost/rollback${path}`, body, String(made.token));
    expect((await teams({ slots: ['account'] }, '/try')).status).toBe(200);
    for (const path of ['', '/try']) {
      expect((await teams(set, path)).status).toBe(403);
      expect((await teams({ slots: ['host', 'account'] }, path)).status).toBe(403);
    }
  });

  test.each([
    ['cut off', Buffer.from([0, 0, 1, 0, 1])],
    ['empty', Buffer.alloc(0)],
  ])('an upload that is %s changes nothing', async (_what, payload) => {
    const before = await portal.call('GET', '/releases');
    const headers = { authorization: `Bearer ${portal.token}`, 'content-type': bundleType };
    const response = await portal.gateway.inject({ method: 'POST', url: '/-/api/releases', headers, payload });
    expect(response.statusCode).toBe(400);
    expect(await portal.call('GET', '/releases')).toEqual(before);
  });

  test('a type that would break an answer, and a size that is not the bytes, are refused in words', async () => {
    const made = accountRelease('crooked');
    const changed = (changes: Partial<AssetRecord>) =>
      made.assets.map((asset) => (asset.path === 'list.css' ? { ...asset, ...changes } : asset));
    for (const [changes, words] of [
      [{ type: 'text/css\r\nx: y' }, '类型 "text/css\\r\\nx: y" 不正确'],
      [{ bytes: 0 }, '记录为 0 字节'],
    ] as const) {
      const { status, body } = await portal.upload({ ...made, assets: changed(changes) });
      expect([status, body.error?.faults]).toEqual([422, [expect.stringContaining(words)]]);
    }
  });

  test('a record that is nested without end is refused in words', async () => {
    const text = JSON.stringify({ record: { ...accountRelease('deep'), more: 'HERE' }, parts: [] });
    const head = Buffer.from(text.replace('"HERE"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(head.length);
    const headers = { authorization: `Bearer ${portal.token}`, 'content-type': bundleType };
    const payload = Buffer.concat([length, head]);
    const response = await portal.gateway.inject({ method: 'POST', url: '/-/api/releases', headers, payload });
    expect([response.statusCode, response.json().error.message]).toEqual([422, expect.stringContaining('嵌套过深')]);
  });

  test('a record of another form is refused in words', async () => {
    const { status, body } = await portal.upload({ ...accountRelease('odd'), pages: 'none' } as never);
    expect(status).toBe(422);
    expect(body.error?.message).toContain('pages');
  });

  describe('deploy tokens', () => {
    const tokenFor = async (name: string, limits: { package?: string; tenant?: string }) => {
      const { status, body } = await portal.call('POST', '/tokens', { name, ...limits });
      expect(status).toBe(201);
      return String(body.token);
    };

    test("a team's token publishes its package and changes its slot, and nothing else", async () => {
      const token = await tokenFor('account team', { package: 'account' });
      expect((await portal.upload(accountRelease('team'), token)).status).toBe(201);
      expect((await portal.call('PUT', account, { release: 'account@team' }, token)).status).toBe(200);
      expect((await portal.upload(sampleHost('h9'), token)).status).toBe(403);
      expect((await portal.call('PUT', '/tenants/localhost/slots/host', { release: 'host@h1' }, token)).status).toBe(
        403,
      );
      expect((await portal.call('GET', '/tokens', undefined, token)).status).toBe(403);
    });

    test("[threat: greedy release] no team's token opens a slot that a tenant has not: paths within another slot's least of all", async () => {
      const token = await tokenFor('evil team', { package: 'evil' });
      const evil = (build: string, prefix: string) =>
        sampleRemote({ slot: 'evil', prefix, packageName: 'evil', build });
      const slot = '/tenants/localhost/slots/evil';
      for (const [build, prefix] of [
        ['inside', '/center/crm/user'],
        ['beside', '/evil'],
      ] as const) {
        expect((await portal.upload(evil(build, prefix), token)).status).toBe(201);
        const refused = await portal.call('PUT', slot, { release: `evil@${build}` }, token);
        expect([refused.status, refused.body.error?.message]).toEqual([403, expect.stringContaining('不能新增位置')]);
        const link = await portal.call('POST', '/tenants/localhost/overrides', { release: `evil@${build}` }, token);
        expect(link.status).toBe(403);
      }
      const nested = await portal.call('PUT', slot, { release: 'evil@inside' });
      expect([nested.status, nested.body.error?.faults?.[0]]).toEqual([
        422,
        expect.stringContaining('的路径 /center/crm 互相包含'),
      ]);
      expect((await portal.call('PUT', slot, { release: 'evil@beside' })).status).toBe(200);
      expect((await portal.upload(evil('next', '/evil'), token)).status).toBe(201);
      expect((await portal.call('PUT', slot, { release: 'evil@next' }, token)).status).toBe(200);
    });

    test("a tenant's token speaks for it, new slots included", async () => {
      const token = await tokenFor('jinqiao for slots', { tenant: 'jinqiao.localhost' });
      await portal.upload(sampleRemote({ slot: 'extra', prefix: '/extra' }));
      const slot = '/slots/extra';
      const release = { release: 'extra@r1' };
      expect((await portal.call('PUT', `/tenants/jinqiao.localhost${slot}`, release, token)).status).toBe(200);
      expect((await portal.call('PUT', `/tenants/localhost${slot}`, release, token)).status).toBe(403);
    });

    test('what a token may bring in is settable and has an end', async () => {
      const body = { name: 'small team', package: 'small', quota: { releasesADay: 1 } };
      const { token } = (await portal.call('POST', '/tokens', body)).body;
      const small = (build: string) => sampleRemote({ slot: 'small', prefix: '/small', build });
      expect((await portal.upload(small('one'), String(token))).status).toBe(201);
      const refused = await portal.upload(small('two'), String(token));
      expect([refused.status, refused.body.error?.faults?.[0]]).toEqual([422, expect.stringContaining('达到上限 1')]);
      const { tokens } = (await portal.call('GET', '/tokens')).body as { tokens: { name: string; quota: object }[] };
      expect(tokens.find(({ name }) => name === 'small team')?.quota).toMatchObject({ releasesADay: 1 });
    });

    test("a tenant's token chooses among what is published, for that tenant only", async () => {
      const token = await tokenFor('jinqiao', { tenant: 'jinqiao.localhost' });
      const there = '/tenants/jinqiao.localhost/slots/account';
      expect((await portal.call('PUT', there, { release: 'account@r2' }, token)).status).toBe(200);
      expect((await portal.call('PUT', account, { release: 'account@r2' }, token)).status).toBe(403);
      expect((await portal.upload(accountRelease('smuggled'), token)).status).toBe(403);
    });

    test('a revoked token opens nothing, its text is stored nowhere', async () => {
      const token = await tokenFor('short lived', {});
      expect((await portal.call('GET', '/me', undefined, token)).body).toMatchObject({ name: 'short lived' });
      expect((await portal.call('DELETE', '/tokens/short%20lived')).status).toBe(200);
      expect((await portal.call('GET', '/me', undefined, token)).status).toBe(401);
      const listed = JSON.stringify((await portal.call('GET', '/tokens')).body);
      expect(listed).toContain('short lived');
      expect(listed).not.toContain(token);
      const audit = JSON.stringify((await portal.call('GET', '/audit')).body);
      expect(audit).toContain('token-revoke');
    });
  });

  test('explain says tenant, rule, owner, release, gate and hashes', async () => {
    const { body } = await portal.call('GET', '/explain?host=jinqiao.localhost&path=/center/crm/detail/7');
    expect(body).toMatchObject({
      tenant: { code: 'jinqiao.localhost', rule: '主机名 jinqiao.localhost' },
      owner: { slot: 'account', prefix: '/center/crm' },
      page: { path: '/center/crm/detail/:id', title: 'account详情' },
      gate: { passed: true, faults: [] },
    });
    expect(JSON.stringify(body)).toMatch(/sha384-[A-Za-z0-9+/]{64}/);
    const unknown = await portal.call('GET', '/explain?host=elsewhere.example&path=/login');
    expect(unknown.status).toBe(404);
    expect(JSON.stringify(unknown.body)).toContain('没有租户使用这个主机名');
  });

  test.each([
    ['origin', 'https://portal.example.com'],
    ['origin', 'null'],
    ['sec-fetch-site', 'same-origin'],
    ['sec-fetch-site', 'same-site'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'none'],
  ])('[threat: page at the deploy API] no page speaks to it, whatever token it brings: %s: %s', async (name, value) => {
    const headers = { authorization: `Bearer ${portal.token}`, [name]: value };
    for (const [method, path] of [
      ['GET', '/me'],
      ['POST', '/tokens'],
      ['POST', '/releases'],
      ['GET', '/nothing'],
    ] as const) {
      const response = await portal.gateway.inject({ method, url: `/-/api${path}`, headers });
      expect([response.statusCode, response.json().error.code]).toEqual([403, 'from-a-page']);
    }
  });

  test('a token is a bearer token: what a browser sends after its own question for a password opens nothing', async () => {
    const authorization = `Basic ${Buffer.from(`me:${portal.token}`).toString('base64')}`;
    const response = await portal.gateway.inject({ url: '/-/api/me', headers: { authorization } });
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer realm="portal"']);
  });
});
