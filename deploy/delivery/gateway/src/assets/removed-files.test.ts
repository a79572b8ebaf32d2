import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import { accountRelease, type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';

const account = '/tenants/localhost/slots/account';
const threeMonths = 91 * 24 * 3_600_000;

jest.setTimeout(patience);

describeDatabase('a release whose files were removed', (database) => {
  let portal: Delivered;
  const release = accountRelease('quiet');
  const file = '/assets/account/quiet/entry.js';
  const status = async (url: string) => (await portal.gateway.inject({ url })).statusCode;
  const known = async () => (await portal.call('GET', '/releases/account%40quiet')).body;

  beforeAll(async () => {
    portal = await deliveredGateway(database(), { demo: true });
    await portal.upload(release);
  });
  afterAll(() => portal?.gateway.close());

  test('is missing, not broken; the releases in use go on', async () => {
    await portal.releases.removeUnusedBytes(new Date(Date.now() + threeMonths));
    expect([await status(file), await status('/standalone/account@quiet/center/crm')]).toEqual([404, 404]);
    expect([await status('/assets/account/r1/entry.js'), await status('/login')]).toEqual([200, 200]);
    expect(await known()).toMatchObject({ build: 'quiet', bytesRemovedAt: expect.any(String) });
    const { body } = await portal.call('PUT', account, { release: 'account@quiet' });
    expect(body.error?.faults).toEqual([expect.stringContaining('请重新发布同一构建')]);
  });

  test('comes back with the same build', async () => {
    expect(await portal.upload(release)).toMatchObject({ status: 200, body: { created: false, restored: true } });
    expect((await known()).bytesRemovedAt).toBeNull();
    await until(async () => (await status(file)) === 200);
    expect((await portal.call('PUT', account, { release: 'account@quiet' })).status).toBe(200);
  });
});
