import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { bundleType, encodeBundle } from '@portal/release-record/bundle';
import { type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';
import { filesOf, sampleRemote } from '../testing/sample-records';

jest.setTimeout(patience);

describeDatabases('uploads take turns by token', (database) => {
  let portal: Delivered;
  let address = '';
  beforeAll(async () => {
    portal = await deliveredGateway(database());
    address = await portal.gateway.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => portal?.gateway.close());

  const tokenFor = async (name: string) => String((await portal.call('POST', '/tokens', { name })).body.token);

  /** Announces a large body and sends one byte of it. */
  function slowUpload(token: string): ClientRequest {
    const headers = { authorization: `Bearer ${token}`, 'content-type': bundleType, 'content-length': '1000000' };
    const open = request(`${address}/-/api/releases`, { method: 'POST', headers });
    open.on('error', () => undefined);
    open.write('x');
    return open;
  }

  async function upload(token: string, build: string): Promise<number> {
    const record = sampleRemote({ slot: 'account', prefix: '/center/crm', build });
    const body = encodeBundle({ record, files: filesOf(record) });
    const headers = { authorization: `Bearer ${token}`, 'content-type': bundleType };
    return (await fetch(`${address}/-/api/releases`, { method: 'POST', headers, body })).status;
  }

  test('[threat: guessed deploy token] slow ones of one token keep nobody else waiting, and those of one token come one after another', async () => {
    const [slow, other] = [await tokenFor('slow'), await tokenFor('other')];
    const open = [slowUpload(slow), slowUpload(slow), slowUpload(slow)];
    await Promise.all(open.map((one) => once(one, 'socket')));
    expect(await upload(other, 'meanwhile')).toBe(201);

    let done = false;
    const own = upload(slow, 'after').then((status) => {
      done = true;
      return status;
    });
    await upload(other, 'meanwhile2');
    expect(done).toBe(false);
    for (const one of open) one.destroy();
    expect(await own).toBe(201);
    await until(async () => (await upload(slow, 'after')) === 200);
  });
});
