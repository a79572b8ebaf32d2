import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import { type Delivered, deliveredGateway, patience } from '../testing/delivered-gateway';
import { freePort } from '../testing/free-port';
import { startedGateway } from '../testing/started-gateway';

jest.setTimeout(patience);

describeDatabase('with a port of its own', (database) => {
  let portal: Delivered;
  let admin = '';
  beforeAll(async () => {
    const port = await freePort();
    admin = `http://127.0.0.1:${port}`;
    portal = await deliveredGateway(database(), { admin: { port, host: '127.0.0.1' }, https: true });
  });
  afterAll(() => portal?.gateway.close());

  const authorized = () => ({ authorization: `Bearer ${portal.token}` });

  test('the deploy API and the explanation answer there alone', async () => {
    for (const [method, url] of [
      ['GET', '/-/api/me'],
      ['POST', '/-/api/tokens'],
      ['GET', '/-/explain'],
      ['POST', '/-/explain/enter'],
    ] as const)
      expect((await portal.gateway.inject({ method, url, headers: authorized() })).statusCode).toBe(404);
    const me = await fetch(`${admin}/-/api/me`, { headers: authorized() });
    expect(await me.json()).toMatchObject({ name: 'platform' });
    expect(await (await fetch(`${admin}/-/explain`)).text()).toContain('部署令牌');
  });

  test('[threat: page at the deploy API] and nothing else does: no pages, no files, no calls of customers', async () => {
    for (const path of [
      '/',
      '/login',
      '/assets/host/h1/main.js',
      '/api/echo',
      '/-/boot',
      '/-/override',
      '/standalone/account',
    ])
      expect((await fetch(`${admin}${path}`, { headers: authorized() })).status).toBe(404);
  });

  test('links that are made there lead to where the customers are', async () => {
    const made = await fetch(`${admin}/-/api/tenants/jinqiao.localhost/overrides`, {
      method: 'POST',
      headers: { ...authorized(), 'content-type': 'application/json' },
      body: JSON.stringify({ release: 'account@r1' }),
    });
    expect(await made.json()).toMatchObject({ address: 'https://jinqiao.localhost' });
  });

  test('pages are refused there too', async () => {
    const headers = { ...authorized(), 'sec-fetch-site': 'same-origin' };
    expect((await fetch(`${admin}/-/api/me`, { headers })).status).toBe(403);
  });
});

test('it goes away with the gateway', async () => {
  const port = await freePort();
  const gateway = await startedGateway({ admin: { port, host: '127.0.0.1' } });
  expect((await fetch(`http://127.0.0.1:${port}/-/api/me`)).status).toBe(404);
  await gateway.close();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
