import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { hookDelivery } from '@portal/database/schema/release-hooks';
import { describeDatabase } from '@portal/database/testing';
import { AllowedHosts, isSigned, operatorMailPath, signedForMs } from '@portal/http';
import { type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';

jest.setTimeout(patience);

interface Got {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver that answers with the statuses it is given, then with 204. */
class Receiver {
  readonly got: Got[] = [];
  readonly statuses: number[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        this.got.push({ method, path, headers, body });
        const status = this.statuses.shift() ?? 204;
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/portal?to=ops`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

describeDatabase('receivers', (database) => {
  const receiver = new Receiver();
  const mails: { tenant: unknown; body: Record<string, string> }[] = [];
  let portal: Delivered;
  beforeAll(async () => {
    await receiver.open();
    portal = await deliveredGateway(database(), {
      hookHosts: new AllowedHosts(['127.0.0.1', 'ops.bank.example']),
      api: {
        kind: 'plugin',
        plugin: async (scope) => {
          scope.post(operatorMailPath, ({ headers, body }) => {
            mails.push({ tenant: headers['x-portal-tenant'], body: body as Record<string, string> });
            return { ok: true };
          });
        },
      },
    });
  });
  afterAll(async () => {
    await portal?.gateway.close();
    await receiver.close();
  });
  afterEach(async () => {
    const { body } = await portal.call('GET', '/hooks');
    for (const { id } of body.hooks as { id: string }[]) await portal.call('DELETE', `/hooks/${id}`);
    receiver.got.length = 0;
    receiver.statuses.length = 0;
  });

  const add = async (url: string, events?: string[]) => {
    const { status, body } = await portal.call('POST', '/hooks', { url, ...(events ? { events } : {}) });
    expect(status).toBe(201);
    return body as { id: string; secret: string | null };
  };
  /** The gate refuses a release for another slot. */
  const refused = async () => {
    const answer = await portal.call('PUT', '/tenants/localhost/slots/site', { release: 'account@r1' });
    expect(answer.body.error?.code).toBe('refused');
  };
  /** Lets what waits be due now. */
  const hurry = () => database().db.execute("update hook_delivery set next_attempt_at = now() where state = 'waiting'");
  const checked = (
    { method, path, headers, body }: Got,
    { id, secret }: { id: string; secret: string | null },
    now: number,
  ) => isSigned({ keyId: id, secret: secret ?? '' }, headers, { method, path, body }, now);

  test('[threat: replay] what is told carries a signature over time and body that holds for five minutes', async () => {
    const hook = await add(receiver.url, ['gate-refused']);
    await refused();
    await until(async () => receiver.got.length === 1);
    const [got] = receiver.got;
    if (!got) throw new Error('nothing came');
    expect(got.headers).toMatchObject({ 'x-portal-event': 'gate-refused' });
    expect(JSON.parse(got.body)).toMatchObject({
      ...{ id: got.headers['x-portal-delivery'], event: 'gate-refused', tenant: 'localhost' },
      moves: [{ slot: 'site', from: null, to: 'account@r1' }],
      text: { en: expect.stringContaining('the gate refused platform') },
    });
    const now = Date.now();
    expect(checked(got, hook, now)).toBe(true);
    expect(checked({ ...got, body: got.body.replace('localhost', 'elsewhere') }, hook, now)).toBe(false);
    expect(checked({ ...got, headers: { ...got.headers, 'x-port-time': String(now + 1) } }, hook, now)).toBe(false);
    expect(checked(got, { ...hook, secret: 'another' }, now)).toBe(false);
    expect(checked(got, hook, now + signedForMs + 1_000)).toBe(false);
  });

  test('what fails is told again after pauses that double, with the same id and a new time', async () => {
    await add(receiver.url);
    receiver.statuses.push(500, 302);
    await refused();
    const pauses: number[] = [];
    for (const tries of [1, 2]) {
      await until(async () => receiver.got.length === tries);
      await until(async () => {
        const [row] = await database().db.select().from(hookDelivery);
        return row?.lastError !== '' && row?.attempts === tries && row.nextAttemptAt.getTime() < Date.now() + 50_000;
      });
      const { rows } = await database().db.execute<{ pause: number }>(
        'select extract(epoch from next_attempt_at - now())::float as pause from hook_delivery',
      );
      pauses.push(rows[0]?.pause ?? 0);
      await hurry();
    }
    await until(async () => receiver.got.length === 3);
    expect(pauses[1]).toBeGreaterThan((pauses[0] ?? 0) * 1.3);
    expect(new Set(receiver.got.map(({ headers }) => headers['x-portal-delivery'])).size).toBe(1);
    expect(new Set(receiver.got.map(({ headers }) => headers['x-port-time'])).size).toBe(3);
    // A redirect leads nowhere.
    expect(receiver.got.map(({ path }) => path)).toEqual(Array(3).fill('/portal?to=ops'));
    await until(
      async () => ((await portal.call('GET', '/hooks')).body.hooks as { waiting: number }[])[0]?.waiting === 0,
    );
  });

  test('the queue of a receiver that is away is bounded', async () => {
    const { id } = await add(receiver.url);
    await database().db.execute(`
      insert into hook_delivery (id, hook_id, event, body, next_attempt_at)
      select 'old-' || n, '${id}', 'gate-refused', '{}', now() + interval '1 hour' from generate_series(1, 1000) as n`);
    await refused();
    const { body } = await portal.call('GET', '/hooks');
    expect(body.hooks).toMatchObject([{ id, waiting: 1_000 }]);
  });

  test('mail goes through the platform API, at the default tenant', async () => {
    const hook = await add('mailto:ops@bank.example', ['gate-refused']);
    expect(hook.secret).toBeNull();
    await refused();
    await until(async () => mails.length === 1);
    expect(mails).toMatchObject([
      {
        tenant: 'localhost',
        body: {
          to: 'ops@bank.example',
          subject: '[gate-refused] localhost',
          text: expect.stringContaining('门禁拒绝了'),
        },
      },
    ]);
  });

  test('a test is sent at once and says how it went', async () => {
    const { id } = await add(receiver.url);
    expect((await portal.call('POST', `/hooks/${id}/test`)).body).toMatchObject({ told: true, failure: null });
    receiver.statuses.push(503);
    expect((await portal.call('POST', `/hooks/${id}/test`)).body).toMatchObject({
      told: false,
      failure: 'answered 503',
    });
    expect(receiver.got[0]?.headers['x-portal-event']).toBe('test');
    expect((await portal.call('POST', '/hooks/nothing/test')).body.error?.code).toBe('no-hook');
  });

  test.each([
    ['http://ops.bank.example/', /不是 https/],
    ['https://elsewhere.example/', /HOOK_HOSTS/],
    ['https://169.254.169.254/latest', /HOOK_HOSTS/],
  ])('[threat: open redirect] %s is not told anything', async (url, said) => {
    const { status, body } = await portal.call('POST', '/hooks', { url });
    expect([status, body.error?.message]).toEqual([422, expect.stringMatching(said)]);
  });

  test('a token with limits neither sees nor changes receivers', async () => {
    const { body } = await portal.call('POST', '/tokens', { name: 'account', package: 'account' });
    const token = String(body.token);
    expect((await portal.call('GET', '/hooks', undefined, token)).status).toBe(403);
    expect((await portal.call('POST', '/hooks', { url: receiver.url }, token)).status).toBe(403);
  });
});
