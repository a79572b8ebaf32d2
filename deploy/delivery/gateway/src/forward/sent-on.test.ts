import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import { AllowedHosts } from '@portal/http';
import { type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';
import { openPage } from '../testing/telling-page';

jest.setTimeout(patience);

describeDatabase('errors that a gateway sends on', (database) => {
  const got: string[] = [];
  const collector = createServer((request, response) => {
    request.setEncoding('utf8');
    request.on('data', (part: string) => got.push(`${request.url}\n${part}`));
    request.on('end', () => response.end('{}'));
  });
  let portal: Delivered;
  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    portal = await deliveredGateway(database(), {
      trustProxy: '127.0.0.1',
      hookHosts: new AllowedHosts(['127.0.0.1']),
      errors: { forward: { publicKey: 'publickey', endpoint: `${base}/api/42/envelope/` } },
    });
  });
  afterAll(async () => {
    await portal?.gateway.close();
    await new Promise((resolve) => collector.close(resolve));
  });

  test('have been kept, and say what the list says, without visitor, network and card', async () => {
    const page = await openPage(portal.gateway, { address: '10.1.0.1', number: 'the-number-of-a-browser' });
    const crash = { crash: 'render', error: 'TypeError', page: '/center/crm/detail/:id' } as const;
    expect(await page.tell({ ...crash, frames: [['account/r1/list.js', 1, 5]], number: 'ACC-R1-1ABCDE' })).toBe(204);
    await until(async () => got.length > 0);
    const { body } = await portal.call('GET', '/errors');
    const [{ fingerprint } = { fingerprint: '' }] = body.errors as { fingerprint: string }[];
    expect(got).toHaveLength(1);
    const [address, headers = '', , event = ''] = (got[0] ?? '').split('\n');
    expect([address, JSON.parse(headers)]).toEqual(['/api/42/envelope/', expect.objectContaining({})]);
    expect(JSON.parse(event)).toMatchObject({
      ...{ release: 'account@r1', fingerprint: [fingerprint], tags: { slot: 'account', tenant: 'localhost' } },
      exception: { values: [{ type: 'TypeError', stacktrace: { frames: [{ filename: 'list.js', lineno: 1 }] } }] },
    });
    expect(got[0]).not.toMatch(/10\.1\.0|the-number-of-a-browser|1ABCDE/);
  });
});
