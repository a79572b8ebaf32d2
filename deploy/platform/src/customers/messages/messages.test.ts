import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { message } from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { eq } from 'drizzle-orm';
import { sendMessage } from '../../kernel/messages/send-message';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';

const tenant = demoTenants[0] as (typeof demoTenants)[number];
const codeOf = (kind: string, name: string) => demoCode(kind, tenant, name);

describeWithDemo('messages', (database) => {
  let platform: TestPlatform;
  let manager: ApiClient;
  let reader: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    manager = await signedIn(platform, '13800000001', 'A');
    reader = await signedIn(platform, '13800000009', 'A');
  }, 60_000);
  afterAll(() => platform.close());

  const to = { compCode: codeOf('C', 'A'), userCode: codeOf('U', '13800000001') };
  const receiveCompCode = to.compCode;
  const send = (title: string, content = '<p>正文</p>') => {
    // If two messages are sent in the same millisecond, either may come first.
    platform.forward(1);
    return sendMessage(
      database().db,
      to,
      { type: 'SYSTEM', title, content, sender: '平台', linkUri: '/center/crm/user', linkText: '查看个人信息' },
      new Date(platform.clock()),
    );
  };
  const unread = () => manager.ok('messageUnreadNumbers', { query: { receiveCompCode } });

  beforeEach(async () => {
    await manager.ok('messageReadAll', { body: {} });
  });

  test('forty and more; pages, filters and words', async () => {
    const all = await manager.ok('messageList', { body: { pageSize: 100 } });
    expect(all.total).toBeGreaterThanOrEqual(40);
    const times = all.rows.map(({ sendTime }) => sendTime);
    expect(times).toEqual([...times].sort().reverse());
    const second = await manager.ok('messageList', { body: { pageNum: 2 } });
    expect(second.rows).toEqual(all.rows.slice(10, 20));
    const audit = await manager.ok('messageList', { body: { type: 'AUDIT', pageSize: 100 } });
    expect(audit.total).toBe(all.rows.filter(({ type }) => type === 'AUDIT').length);
    expect((await manager.ok('messageList', { body: { keyword: '新设备' } })).total).toBeGreaterThan(0);
    expect((await manager.ok('messageList', { body: { read: 'unread' } })).total).toBe(0);
  });

  test('opening one marks it as read and steps along the list’s own filters', async () => {
    const ids = [await send('甲'), await send('乙'), await send('丙')];
    expect(await unread()).toBe(3);
    const [first, second, third] = ids;
    const opened = await manager.ok('messageInfo', { body: { id: second as string, read: 'unread' } });
    expect(opened.readTime).not.toBeNull();
    expect([opened.previous?.id, opened.next?.id].sort()).toEqual([first, third].sort());
    expect(await unread()).toBe(2);
    const again = await manager.ok('messageInfo', { body: { id: second as string } });
    expect(again.readTime).toBe(opened.readTime);
  });

  test('several, all of a type, and all at once', async () => {
    const ids = [await send('甲'), await send('乙'), await send('丙')];
    expect(await manager.ok('messageRead', { body: { ids: ids.slice(0, 2) } })).toEqual({ count: 2 });
    expect(await manager.ok('messageRead', { body: { ids } })).toEqual({ count: 1 });
    await send('丁');
    expect(await manager.ok('messageReadAll', { body: { type: 'AUDIT' } })).toEqual({ count: 0 });
    expect(await manager.ok('messageReadAll', { body: {} })).toEqual({ count: 1 });
    expect(await unread()).toBe(0);
  });

  test('marked as unread again; what is not there, deleted or unread already, does not count', async () => {
    const ids = [await send('甲'), await send('乙'), await send('丙')];
    await manager.ok('messageRead', { body: { ids: ids.slice(0, 2) } });
    await manager.ok('messageDelete', { body: { ids: ids.slice(1, 2) } });
    expect(await manager.ok('messageUnread', { body: { ids: [...ids, 'gone'] } })).toEqual({ count: 1 });
    expect(await unread()).toBe(2);
  });

  test('all that the filters show are read, and no others', async () => {
    await send('年度账单');
    await send('季度账单');
    await send('通知');
    expect(await manager.ok('messageReadAll', { body: { keyword: '账单', read: 'read' } })).toEqual({ count: 0 });
    expect(await manager.ok('messageReadAll', { body: { keyword: '账单' } })).toEqual({ count: 2 });
    expect(await unread()).toBe(1);
  });

  test('a list tells the first line of each text; a message says what its link does', async () => {
    const id = await send('首行', '<p>第一行<b>重点</b></p><p>第二行</p>');
    const { rows } = await manager.ok('messageList', { body: { pageSize: 1 } });
    expect(rows[0]).toMatchObject({ id, summary: '第一行重点' });
    expect(await manager.ok('messageInfo', { body: { id } })).toMatchObject({ linkText: '查看个人信息' });
    await database().db.update(message).set({ linkText: null }).where(eq(message.id, id));
    expect(await manager.ok('messageInfo', { body: { id } })).toMatchObject({ linkText: '查看详情' });
  });

  test('a deleted one is gone until the deletion is taken back', async () => {
    const id = await send('要删的');
    expect(await manager.ok('messageDelete', { body: { ids: [id] } })).toEqual({ count: 1 });
    expect(await unread()).toBe(0);
    expect((await manager.call('messageInfo', { body: { id } })).envelope.status).toBe('404');
    expect(await manager.ok('messageDelete', { body: { ids: [id] } })).toEqual({ count: 0 });
    expect(await manager.ok('messageRestore', { body: { ids: [id] } })).toEqual({ count: 1 });
    expect(await unread()).toBe(1);
  });

  test('another person’s, and another company’s, are out of reach', async () => {
    const id = await send('给管理员的');
    const otherCompany = await signedIn(platform, '13800000002', 'B');
    for (const client of [reader, otherCompany]) {
      expect((await client.call('messageInfo', { body: { id } })).envelope.status).toBe('404');
      for (const name of ['messageRead', 'messageUnread', 'messageDelete', 'messageRestore'] as const) {
        expect(await client.ok(name, { body: { ids: [id] } })).toEqual({ count: 0 });
      }
    }
    const asked = await otherCompany.call('messageUnreadNumbers', { query: { receiveCompCode } });
    expect(asked.envelope.status).toBe('443');
    expect(await unread()).toBe(1);
  });

  test('who may only query still reads what is sent to them', async () => {
    const { rows } = await reader.ok('messageList', { body: {} });
    expect(rows).toHaveLength(1);
    const id = rows[0]?.id ?? '';
    expect((await reader.ok('messageInfo', { body: { id } })).id).toBe(id);
  });

  test('without a token nothing is told', async () => {
    const nobody = platform.client();
    const answers = [
      await nobody.call('messageUnreadNumbers', { query: { receiveCompCode } }),
      await nobody.call('messageList', { body: {} }),
      await nobody.call('messageInfo', { body: { id: 'x' } }),
      await nobody.call('messageRead', { body: { ids: ['x'] } }),
      await nobody.call('messageUnread', { body: { ids: ['x'] } }),
      await nobody.call('messageReadAll', { body: {} }),
      await nobody.call('messageDelete', { body: { ids: ['x'] } }),
      await nobody.call('messageRestore', { body: { ids: ['x'] } }),
      await nobody.call('noticeList', { body: {} }),
      await nobody.call('noticeInfo', { body: { id: 'x' } }),
      await nobody.call('eventTicket', {}),
      await nobody.call('eventStream', { query: { ticket: 'x'.repeat(43) } }),
    ];
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual(answers.map(() => 401));
  });

  test('bad input is refused', async () => {
    const answers = [
      await manager.call('messageList', { body: { read: 'maybe' as never } }),
      await manager.call('messageInfo', { body: {} as never }),
      await manager.call('messageRead', { body: { ids: [] } }),
      await manager.call('messageReadAll', { body: { type: 'OTHER' as never } }),
      await manager.call('messageDelete', { body: { ids: Array.from({ length: 101 }, () => 'x') } }),
      await manager.call('messageRestore', { body: { ids: ['a b'] } }),
      await manager.call('noticeList', { body: { pageNum: 0 } }),
      await manager.call('noticeInfo', { body: { id: '' } }),
      await manager.call('eventStream', { query: { ticket: 'x'.repeat(43), lastEventId: '-1' } }),
    ];
    expect(answers.map(({ envelope }) => envelope.status)).toEqual(answers.map(() => '400'));
  });

  test('[threat: script in content] what is sent is cleaned, and leads nowhere but into the portal', async () => {
    const id = await send('标题', '<p onclick="x()">a</p><script>alert(1)</script>');
    expect((await manager.ok('messageInfo', { body: { id } })).content).toBe('<p>a</p>');
    for (const linkUri of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const made = { type: 'SYSTEM', title: 'x', content: '', sender: 'x', linkUri } as const;
      await expect(sendMessage(database().db, to, made, new Date())).rejects.toThrow('a page of the portal');
    }
  });

  test('five thousand are paged by the database, and read in one call', async () => {
    const sentAt = new Date(Date.now() - 400 * 86_400_000);
    const row = (n: number) => ({
      id: `many-${n}`,
      ...to,
      type: 'SYSTEM',
      title: `第 ${n} 条`,
      content: '',
      sender: '平台',
      sentAt,
    });
    for (let from = 0; from < 5000; from += 1000) {
      await database()
        .db.insert(message)
        .values(Array.from({ length: 1000 }, (_, index) => row(from + index)));
    }
    const page = await manager.ok('messageList', { body: { pageNum: 100, pageSize: 50 } });
    expect(page.total).toBeGreaterThan(5000);
    expect(page.rows).toHaveLength(50);
    expect(await manager.ok('messageReadAll', { body: {} })).toEqual({ count: 5000 });
  }, 60_000);

  describe('notices', () => {
    test('twelve, those on top first; opening one takes its new mark away, for this person', async () => {
      const { total, rows } = await manager.ok('noticeList', { body: { pageSize: 20 } });
      expect(total).toBe(12);
      expect(rows.slice(0, 2).every(({ top }) => top)).toBe(true);
      const fresh = rows.filter((row) => row.fresh);
      expect(fresh.length).toBeGreaterThan(0);
      const id = fresh[0]?.id ?? '';
      const opened = await manager.ok('noticeInfo', { body: { id } });
      expect(opened.content).toContain('<p>');
      const freshOf = async (client: ApiClient) =>
        (await client.ok('noticeList', { body: { pageSize: 20 } })).rows.find((row) => row.id === id)?.fresh;
      expect(await freshOf(manager)).toBe(false);
      expect(await freshOf(reader)).toBe(true);
    });

    test('an article of the public site is no notice', async () => {
      expect((await manager.call('noticeInfo', { body: { id: 'news-01' } })).envelope.status).toBe('404');
    });
  });
});
