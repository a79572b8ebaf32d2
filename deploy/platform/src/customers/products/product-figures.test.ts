import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { demoCreditCode } from '@portal/demonstration/seed/credit-code';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { OwnProduct, tellNothing } from '../../testing/own-product';
import { playedPlatform } from '../../testing/played-platform';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';

const manager = '13800000001';

const figures = {
  limit: { total: 500_000_000, used: 120_000_000 },
  months: { kind: 'volume', rows: [{ month: '2026-11', cents: 30_000_000 }] },
  dues: [{ date: '2026-12-05', cents: 1_000_000, title: '兑付' }],
  toDos: [{ title: '待确认', count: 2, date: '2026-12-01', path: '/toConfirm' }],
};

describeWithDemo('figures that products tell', (database) => {
  const product = new OwnProduct();
  let url: string;
  let platform: TestPlatform;
  let client: ApiClient;
  const opened: TestPlatform[] = [];

  /** A platform that has asked nobody yet. */
  async function fresh(provider: object = product.key): Promise<void> {
    platform = new TestPlatform(
      database(),
      {},
      { providers: { figures: { ...product.key, ...provider, url, settings: {} } } },
    );
    opened.push(platform);
    client = await signedIn(platform, manager, 'A');
  }
  beforeAll(async () => {
    url = await product.start();
  });
  afterAll(async () => {
    await Promise.all(opened.map((one) => one.close()));
    await product.stop();
  });
  beforeEach(async () => {
    product.heard.length = 0;
    product.behaviour = tellNothing;
    await fresh();
  }, 60_000);

  const read = async () => {
    const rows = await client.ok('productFigures', {});
    return Object.fromEntries(rows.map(({ productCode, ...row }) => [productCode, row]));
  };

  test('each open product is asked as one company, with the day from which it has the product', async () => {
    product.behaviour = ({ productCode }, response) =>
      response.end(JSON.stringify({ figures: productCode === 'SCM' ? figures : null }));
    expect(await read()).toEqual({
      SCM: { figures, at: expect.any(String), missed: false },
      BILL: { figures: null, at: expect.any(String), missed: false },
    });
    expect(product.heard).toHaveLength(2);
    expect(product.heard).toContainEqual({
      productCode: 'SCM',
      compName: '华东精工制造有限公司',
      creditCode: demoCreditCode(1),
      compRole: 'C101',
      since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('they are kept for five minutes; after a failure the older ones stay, with their age', async () => {
    product.behaviour = (_, response) => response.end(JSON.stringify({ figures }));
    const { SCM: first } = await read();
    platform.forward(299);
    expect((await read()).SCM).toEqual(first);
    expect(product.heard).toHaveLength(2);

    product.behaviour = (_, response) => response.writeHead(503).end();
    platform.forward(2);
    expect((await read()).SCM).toEqual({ ...first, missed: true });
    // It is left alone for half a minute.
    await read();
    expect(product.heard).toHaveLength(4);

    product.behaviour = (_, response) => response.end(JSON.stringify({ figures: { ...figures, dues: [] } }));
    platform.forward(31);
    const { SCM: again } = await read();
    expect(again?.figures?.dues).toEqual([]);
    expect(again).toMatchObject({ missed: false });
    expect(again?.at).not.toBe(first?.at);
  });

  test('many people at once ask a product once', async () => {
    product.behaviour = (_, response) => setTimeout(() => response.end(JSON.stringify({ figures })), 200);
    const answers = await Promise.all([read(), read(), read(), read()]);
    for (const { SCM } of answers) expect(SCM?.figures).toEqual(figures);
    expect(product.heard).toHaveLength(2);
  });

  describe('a product that misbehaves costs the other products nothing', () => {
    test.each<[string, OwnProduct['behaviour']]>([
      ['never answers', () => undefined],
      ['is no JSON', (_, response) => response.end('<html>')],
      ['fails', (_, response) => response.writeHead(500).end()],
      ['hangs up', (_, response) => response.destroy()],
      ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'https://elsewhere.example' }).end()],
      [
        'tells a sum below nothing',
        (_, response) => response.end(JSON.stringify({ figures: { ...figures, limit: { total: -1, used: 0 } } })),
      ],
      [
        'leads to another host',
        (_, response) =>
          response.end(
            JSON.stringify({ figures: { ...figures, toDos: [{ ...figures.toDos[0], path: '//elsewhere.example' }] } }),
          ),
      ],
    ])('one that %s', async (_, misbehave) => {
      product.behaviour = (asked, response) =>
        asked.productCode === 'BILL' ? misbehave(asked, response) : response.end(JSON.stringify({ figures }));
      expect(await read()).toEqual({
        SCM: { figures, at: expect.any(String), missed: false },
        BILL: { figures: null, at: null, missed: true },
      });
    });
  });

  test('a key that the product does not know brings nothing', async () => {
    await fresh({ secret: 'another secret of the platform' });
    expect((await read()).SCM).toEqual({ figures: null, at: null, missed: true });
    expect(product.heard).toEqual([]);
  });

  test('who may not see figures gets none, and nobody is asked', async () => {
    for (const [mobile, company] of [
      ['13800000009', 'A'],
      ['13800000008', 'D'],
    ] as const) {
      const other = await signedIn(platform, mobile, company);
      expect((await other.call('productFigures', {})).envelope.status).toBe('443');
    }
    expect(product.heard).toEqual([]);
  });

  test('the product list says which products may tell figures, to those who may see them', async () => {
    const telling = async (of: ApiClient) => {
      const { compCode } = await of.ok('custEmployeeInfoComp', { body: { productCode: 'CRM' } });
      const products = await of.ok('productsByPermitStatus', { query: { compCode } });
      return products.filter((one) => one.figures).map(({ productCode }) => productCode);
    };
    expect(await telling(client)).toEqual(['SCM', 'BILL']);
    expect(await telling(await signedIn(platform, '13800000009', 'A'))).toEqual([]);
  });
});

describeWithDemo('figures of the demonstration', (database) => {
  test('the simulator’s products tell them as the contract says, the same each time', async () => {
    const played = await playedPlatform(database());
    const client = await signedIn(played.platform, manager, 'A');
    const rows = await client.ok('productFigures', {});
    expect(rows.map(({ productCode }) => productCode)).toEqual(['SCM', 'BILL']);
    for (const { figures: told, missed } of rows) {
      expect(missed).toBe(false);
      expect(told?.months?.rows.length).toBeGreaterThan(5);
      expect(told?.limit?.used).toBeLessThan(told?.limit?.total ?? 0);
      expect(told?.dues.map(({ date }) => date)).toEqual([...(told?.dues ?? [])].map(({ date }) => date).sort());
    }
    const other = await signedIn(played.platform, manager, 'A');
    expect((await other.ok('productFigures', {})).map(({ figures: told }) => told)).toEqual(
      rows.map(({ figures: told }) => told),
    );
    await played.close();
  });

  test('without a provider there are none', async () => {
    const platform = new TestPlatform(database());
    const client = await signedIn(platform, manager, 'A');
    expect(await client.ok('productFigures', {})).toEqual([]);
    await platform.close();
  });
});
