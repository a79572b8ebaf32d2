import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import { type Delivered, deliveredGateway, patience } from '../testing/delivered-gateway';
import { startedGateway } from '../testing/started-gateway';

jest.setTimeout(patience);

/** The headers that a browser sends with a form of the page that it shows. */
const ownForm = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
};

describeDatabase('the explanation as a page', (database) => {
  let portal: Delivered;
  beforeAll(async () => {
    portal = await deliveredGateway(database());
  });
  afterAll(() => portal?.gateway.close());

  const open = (url = '/-/explain', headers: Record<string, string> = {}) => portal.gateway.inject({ url, headers });
  const enter = (token: string, headers: Record<string, string> = ownForm) =>
    portal.gateway.inject({
      method: 'POST',
      url: '/-/explain/enter',
      headers: { ...headers, host: 'localhost' },
      payload: new URLSearchParams({ token }).toString(),
    });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';

  test('shows a form and nothing else to whoever has not signed in; the browser asks for no password of its own', async () => {
    const closed = await open();
    expect([closed.statusCode, closed.headers['www-authenticate']]).toEqual([200, undefined]);
    expect(closed.body).toContain('部署令牌');
    expect(closed.body).not.toContain('负责的模块');
    const authorization = `Bearer ${portal.token}`;
    expect((await open('/-/explain', { authorization })).body).not.toContain('负责的模块');
  });

  test('[threat: page at the deploy API] a token signs in for half an hour, and the cookie reads explanations and nothing else', async () => {
    const entered = await enter(portal.token);
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/-/explain']);
    expect(String(entered.headers['set-cookie'])).toMatch(
      /^portal_explain=[\w.-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Strict$/,
    );
    expect(String(entered.headers['set-cookie'])).not.toContain(portal.token);
    const cookie = cookieOf(entered);
    const shown = await open('/-/explain?path=/center/crm/index', { cookie });
    expect(shown.body).toContain('负责的模块');
    expect(shown.body).toContain('令牌：platform');
    // Nobody can read the cookie of a browser's number by hand, so the page offers the reader's own.
    const mine = 'A'.repeat(22);
    const offered = await open('/-/explain?path=/center/crm/index', { cookie: `${cookie}; portal_visitor=${mine}` });
    expect(offered.body).toContain(`user=${mine}`);
    const evil = await open(`/-/explain?path=/${encodeURIComponent('"><script>1</script>')}`, { cookie });
    expect(evil.body).not.toContain('<script>');
    for (const [method, path] of [
      ['GET', '/me'],
      ['GET', '/explain'],
      ['POST', '/tokens'],
    ] as const)
      expect((await portal.gateway.inject({ method, url: `/-/api${path}`, headers: { cookie } })).statusCode).toBe(401);
  });

  test("no script reads it along with a person's cookie", async () => {
    const cookie = cookieOf(await enter(portal.token));
    for (const dest of ['empty', 'iframe', 'script'])
      expect((await open('/-/explain', { cookie, 'sec-fetch-dest': dest })).statusCode).toBe(403);
    expect((await open('/-/explain', { cookie, 'sec-fetch-dest': 'document' })).statusCode).toBe(200);
  });

  test('only its own form signs in or out', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const headers of [
      type,
      { ...ownForm, 'sec-fetch-site': 'cross-site' },
      { ...ownForm, 'sec-fetch-site': 'same-site' },
      { ...ownForm, 'sec-fetch-mode': 'cors' },
      { ...type, origin: 'https://evil.example' },
      { ...type, origin: 'null' },
    ]) {
      const refused = await enter(portal.token, headers);
      expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
    }
    expect((await enter(portal.token, { ...type, origin: 'http://localhost' })).statusCode).toBe(303);
  });

  test('signed out, forged, or with a token that was revoked it is closed again', async () => {
    const { body } = await portal.call('POST', '/tokens', { name: 'reader' });
    const cookie = cookieOf(await enter(String(body.token)));
    expect((await open('/-/explain', { cookie })).body).toContain('令牌：reader');
    const left = await portal.gateway.inject({
      method: 'POST',
      url: '/-/explain/leave',
      headers: { ...ownForm, cookie },
      payload: '',
    });
    expect([left.statusCode, left.headers['set-cookie']]).toEqual([
      303,
      'portal_explain=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    ]);
    for (const forged of ['', 'x', 'x.y', cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))])
      expect((await open('/-/explain', { cookie: `portal_explain=${forged.split('=')[1] ?? ''}` })).body).not.toContain(
        '负责的模块',
      );
    await portal.call('DELETE', '/tokens/reader');
    expect((await open('/-/explain', { cookie })).body).not.toContain('负责的模块');
  });

  test('[threat: foreign id] a token of one tenant reads of that tenant alone, as a page and in JSON', async () => {
    const { body } = await portal.call('POST', '/tokens', { name: 'of-one', tenant: 'jinqiao.localhost' });
    const token = String(body.token);
    const cookie = cookieOf(await enter(token));
    expect((await open('/-/explain?host=jinqiao.localhost', { cookie })).body).toContain('负责的模块');
    expect((await open('/-/explain?host=localhost', { cookie })).statusCode).toBe(403);
    const status = async (path: string) => (await portal.call('GET', path, undefined, token)).status;
    expect(await status('/explain?host=jinqiao.localhost')).toBe(200);
    for (const path of ['/explain?host=localhost', '/audit?tenant=localhost', '/tenants/localhost/grants'])
      expect([path, await status(path)]).toEqual([path, 403]);
    const { body: listed } = await portal.call('GET', '/tenants', undefined, token);
    expect((listed.tenants as { code: string }[]).map(({ code }) => code)).toEqual(['jinqiao.localhost']);
  });

  test('with https the cookie is bound to this host', async () => {
    const { releases } = portal;
    const gateway = await startedGateway({ releases, delivery: releases, https: true });
    const answer = await gateway.inject({
      method: 'POST',
      url: '/-/explain/enter',
      headers: ownForm,
      payload: new URLSearchParams({ token: portal.token }).toString(),
    });
    await gateway.close();
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-portal_explain=[\w.-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  test('a wrong token says so, and guesses are counted', async () => {
    const wrong = await enter('3f'.repeat(32));
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);
    expect(wrong.body).toContain('令牌无效');
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1)
      statuses.push((await enter(`${n}-wrong-token-of-forty-characters-0123456`)).statusCode);
    expect(statuses).toContain(429);
  });
});
