import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { session } from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { eq } from 'drizzle-orm';
import { announce } from '../../kernel/messages/announce';
import { sendMessage } from '../../kernel/messages/send-message';
import type { ApiClient } from '../../testing/api-client';
import { describeOnBothWithDemo } from '../../testing/demo-database';
import { enterCompany } from '../../testing/log-in';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';

const tenant = demoTenants[0] as (typeof demoTenants)[number];
const userCode = demoCode('U', tenant, '13800000001');
const to = { compCode: demoCode('C', tenant, 'A'), userCode };

interface Heard {
  readonly event: string;
  readonly id: string;
  readonly data: Record<string, unknown>;
}

/** A browser's end of a stream. */
class Listener {
  readonly #gone = new AbortController();
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #text = '';

  async open(url: string): Promise<number> {
    const response = await fetch(url, { signal: this.#gone.signal, headers: { 'x-portal-tenant': tenant.code } });
    this.#reader = response.body?.getReader();
    return response.status;
  }

  /** The next event; undefined when the stream has ended. */
  async next(): Promise<Heard | undefined> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        if (block.startsWith(':')) continue;
        const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
        const data = JSON.parse(fields.get('data') ?? '{}') as Record<string, unknown>;
        return { event: fields.get('event') ?? '', id: fields.get('id') ?? '', data };
      }
      const part = await this.#reader?.read();
      if (!part || part.done) return undefined;
      this.#text += Buffer.from(part.value).toString();
    }
  }

  close(): void {
    this.#gone.abort();
  }
}

describeOnBothWithDemo('the event stream', (database) => {
  let platform: TestPlatform;
  let other: TestPlatform;
  let client: ApiClient;
  let address = '';
  const listeners: Listener[] = [];

  beforeAll(async () => {
    platform = new TestPlatform(database());
    other = new TestPlatform(database());
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
    client = await signedIn(platform, '13800000001', 'A');
    await client.ok('messageReadAll', { body: {} });
  }, 60_000);
  afterEach(() => {
    for (const listener of listeners.splice(0)) listener.close();
  });
  afterAll(async () => {
    await platform.close();
    await other.close();
  });

  const send = (title: string) => {
    const made = { type: 'BUSINESS', title, content: '', sender: '平台' } as const;
    return sendMessage(database().db, to, made, new Date(platform.clock()));
  };

  async function listen(who = client, lastEventId?: string): Promise<Listener> {
    const { ticket } = await who.ok('eventTicket', {});
    const query = new URLSearchParams({ ticket, ...(lastEventId === undefined ? {} : { lastEventId }) });
    const listener = new Listener();
    listeners.push(listener);
    expect(await listener.open(`${address}/api/web/portal/api/message/event/stream?${query}`)).toBe(200);
    return listener;
  }

  test('a message between the ticket and the stream is told by a stream that goes on from the ticket', async () => {
    const { ticket, lastEventId } = await client.ok('eventTicket', {});
    const id = await send('连接之前');
    const listener = new Listener();
    listeners.push(listener);
    const query = new URLSearchParams({ ticket, lastEventId });
    await listener.open(`${address}/api/web/portal/api/message/event/stream?${query}`);
    expect(await listener.next()).toMatchObject({ event: 'message', data: { id } });
    await client.ok('messageReadAll', { body: {} });
  });

  test('tells how many are unread, then each message within two seconds and the new number', async () => {
    const listener = await listen();
    expect(await listener.next()).toMatchObject({ event: 'unread', data: { compCode: to.compCode, count: 0 } });
    const sent = performance.now();
    const id = await send('新的协议待签署');
    expect(await listener.next()).toMatchObject({ event: 'message', data: { id, title: '新的协议待签署' } });
    expect(performance.now() - sent).toBeLessThan(2000);
    expect(await listener.next()).toMatchObject({ event: 'unread', data: { count: 1 } });
    await client.ok('messageRead', { body: { ids: [id] } });
    expect(await listener.next()).toMatchObject({ event: 'unread', data: { count: 0 } });
  });

  test('goes on after the last id that came, and has missed nothing', async () => {
    const first = await listen();
    await first.next();
    const seen = await send('一');
    const heard = await first.next();
    expect(heard?.data).toMatchObject({ id: seen });
    first.close();
    const missed = [await send('二'), await send('三')];
    const second = await listen(client, heard?.id);
    expect([(await second.next())?.data.id, (await second.next())?.data.id]).toEqual(missed);
    expect(await second.next()).toMatchObject({ event: 'unread' });
    await client.ok('messageReadAll', { body: {} });
  });

  test('many senders at once: every message, each once, in the order of their ids', async () => {
    const listener = await listen();
    await listener.next();
    const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => send(`并发 ${index}`)));
    const heard: Heard[] = [];
    while (heard.length < sent.length) {
      const event = await listener.next();
      if (event?.event === 'message') heard.push(event);
    }
    expect(heard.map(({ data }) => data.id).sort()).toEqual([...sent].sort());
    const ids = heard.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    await client.ok('messageReadAll', { body: {} });
  });

  test('says why when the session ends, and ends with it', async () => {
    const person = await signedIn(platform, '13800000001', 'A');
    const listener = await listen(person);
    await listener.next();
    await client.ok('deviceLogoutOthers', {});
    expect(await listener.next()).toMatchObject({
      event: 'session',
      data: { loginType: '20', msg: '您的登录已在其他设备上被退出，请重新登录' },
    });
    expect(await listener.next()).toBeUndefined();
  });

  test('ends without a word when the person goes to another company', async () => {
    const person = await signedIn(platform, '13800000002', 'A');
    const listener = await listen(person);
    await listener.next();
    await enterCompany(person, '江南纺织集团股份有限公司');
    expect(await listener.next()).toBeUndefined();
  });

  test('tells nothing while the session is locked, and what there was once it is opened', async () => {
    const person = await signedIn(platform, '13800000001', 'A');
    const listener = await listen(person);
    await listener.next();
    platform.forward(1000);
    const id = await send('锁定期间的消息');
    await new Promise((resolve) => setTimeout(resolve, 300));
    platform.forward(-1000);
    const { db } = database();
    await db
      .update(session)
      .set({ lastActiveAt: new Date(platform.clock()) })
      .where(eq(session.userCode, userCode));
    await announce(db, userCode);
    expect(await listener.next()).toMatchObject({ event: 'message', data: { id } });
    await client.ok('messageReadAll', { body: {} });
  });

  test('one session has a few streams at once: the oldest gives way to the next', async () => {
    const strict = new TestPlatform(database(), { streams: { perSession: 4, perPerson: 12 } });
    await strict.app.listen({ port: 0, host: '127.0.0.1' });
    const own = `http://127.0.0.1:${(strict.app.server.address() as AddressInfo).port}`;
    const person = await signedIn(strict, '13800000001', 'A');
    const opened: Listener[] = [];
    for (let count = 0; count < 10; count += 1) {
      const { ticket } = await person.ok('eventTicket', {});
      const listener = new Listener();
      listeners.push(listener);
      opened.push(listener);
      expect(await listener.open(`${own}/api/web/portal/api/message/event/stream?ticket=${ticket}`)).toBe(200);
      expect(await listener.next()).toMatchObject({ event: 'unread' });
    }
    for (const listener of opened.slice(0, 6)) expect(await listener.next()).toBeUndefined();
    const id = await send('第十个连接');
    for (const listener of opened.slice(6))
      expect(await listener.next()).toMatchObject({ event: 'message', data: { id } });
    await client.ok('messageReadAll', { body: {} });
    await strict.close();
  });

  test('[threat: stolen token] a ticket is good once, for its own tenant, for a minute', async () => {
    const { ticket } = await client.ok('eventTicket', {});
    const foreign = platform.client('jinqiao.localhost');
    expect((await foreign.call('eventStream', { query: { ticket } })).httpStatus).toBe(401);
    const listener = new Listener();
    listeners.push(listener);
    const url = `${address}/api/web/portal/api/message/event/stream?ticket=${ticket}`;
    expect(await listener.open(url)).toBe(200);
    expect((await client.call('eventStream', { query: { ticket } })).httpStatus).toBe(401);
    const late = await client.ok('eventTicket', {});
    platform.forward(61);
    expect((await client.call('eventStream', { query: { ticket: late.ticket } })).httpStatus).toBe(401);
    platform.forward(-61);
  });

  test('a message that another instance sends arrives all the same; a closing server lets its listeners go', async () => {
    const elsewhere = await signedIn(other, '13800000001', 'A');
    const listener = await listen();
    await listener.next();
    const id = await send('来自另一实例');
    expect(await listener.next()).toMatchObject({ event: 'message', data: { id } });
    await listener.next();
    await elsewhere.ok('messageRead', { body: { ids: [id] } });
    expect(await listener.next()).toMatchObject({ event: 'unread', data: { count: 0 } });
    await platform.close();
    expect(await listener.next()).toBeUndefined();
  });
});
