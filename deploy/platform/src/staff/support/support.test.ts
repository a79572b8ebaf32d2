import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditEvent, message, supportLink } from '@portal/database/schema/platform';
import { desc, eq } from 'drizzle-orm';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { signedIn } from '../../testing/signed-in';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

describeWithDemo('questions to the customer service', (database) => {
  let platform: TestPlatform;
  let care: StaffClient;
  let customer: ApiClient;

  beforeAll(async () => {
    platform = new TestPlatform(database());
    care = platform.staff();
    await staffLogIn(platform, care, 'kefu');
    customer = await signedIn(platform, '13800000001', 'A');
  }, 120_000);
  afterAll(() => platform.close());

  const acts = async (action: string) =>
    database().db.select().from(auditEvent).where(eq(auditEvent.action, action)).orderBy(desc(auditEvent.eventId));

  const ask = async (client = platform.client()) => {
    const { browserId: browserID } = client;
    const imgKey = await client.ok('loginSmsToken', { path: { browserID } });
    return {
      browserID,
      imgKey,
      contactName: '何明',
      contactCompany: '华东精工制造有限公司',
      content: '手机丢失，无法登录',
    };
  };

  test('a customer asks, staff answer, the customer is told, reads, asks again and closes', async () => {
    const topic = '发票信息如何修改';
    const { ticketNo, requestNo } = await customer.ok('supportCreate', {
      body: { topic, content: '请问在哪里修改？' },
    });
    expect(requestNo).toMatch(/^KF\d{13,}$/);
    const waiting = await care.ok('staffSupportList', { body: { state: 'OPEN', keyword: requestNo } });
    expect(waiting.rows).toMatchObject([
      { ticketNo, topic, who: '陈立群', visitor: false, company: '华东精工制造有限公司' },
    ]);
    for (const keyword of ['华东精工', '陈立群', '13800000001']) {
      const { rows } = await care.ok('staffSupportList', { body: { keyword } });
      expect(rows.map((row) => row.ticketNo)).toContain(ticketNo);
    }
    await care.ok('staffSupportAnswer', { body: { ticketNo, content: '在企业信息页提交变更即可。' } });
    const [told] = await database()
      .db.select()
      .from(message)
      .where(eq(message.title, '客服已答复您的咨询'))
      .orderBy(desc(message.serial));
    expect(told).toMatchObject({ userCode: 'UdemoL13800000001', linkUri: `/msg/crm/support/detail?id=${ticketNo}` });
    expect(await customer.ok('supportShow', { body: { ticketNo } })).toMatchObject({
      state: 'ANSWERED',
      entries: [
        { ours: false, content: '请问在哪里修改？' },
        { ours: true, content: '在企业信息页提交变更即可。' },
      ],
    });
    await customer.ok('supportReply', { body: { ticketNo, content: '找到了，谢谢' } });
    expect((await customer.ok('supportList', { body: { state: 'OPEN' } })).rows[0]?.ticketNo).toBe(ticketNo);
    await customer.ok('supportClose', { body: { ticketNo } });
    expect((await customer.call('supportClose', { body: { ticketNo } })).envelope.status).toBe('409');
    const late = await care.call('staffSupportAnswer', { body: { ticketNo, content: '还有问题吗' } });
    expect(late.envelope).toMatchObject({ status: '409', msg: '该咨询已关闭，或由其他同事处理' });
    expect((await acts('support.answer'))[0]?.detail).toMatchObject({
      before: { state: 'OPEN', staffId: null },
      after: { state: 'ANSWERED', staffId: 'Tdemokefu' },
    });
  });

  test('nobody reads or answers the questions of another person', async () => {
    const { ticketNo } = await customer.ok('supportCreate', { body: { topic: '隐私', content: '内容' } });
    const other = await signedIn(platform, '13800000002', 'A');
    expect((await other.ok('supportList', { body: {} })).total).toBe(0);
    expect((await other.call('supportShow', { body: { ticketNo } })).envelope.status).toBe('404');
    expect((await other.call('supportReply', { body: { ticketNo, content: 'x' } })).envelope.status).toBe('404');
    expect((await other.call('supportClose', { body: { ticketNo } })).envelope.status).toBe('404');
  });

  test('a question in somebody’s hand is theirs, until it is handed over', async () => {
    const { ticketNo } = await customer.ok('supportCreate', { body: { topic: '转交', content: '内容' } });
    const colleagues = await care.ok('staffSupportColleagues', { body: { ticketNo } });
    expect(colleagues).toEqual([{ staffId: 'Tdemokefu', displayName: '柯晓芙' }]);
    await care.ok('staffSupportHandOver', { body: { ticketNo, staffId: 'Tdemokefu' } });
    const mine = await care.ok('staffSupportList', { body: { mine: true } });
    expect(mine.rows.map((row) => row.ticketNo)).toContain(ticketNo);
    const stranger = await care.call('staffSupportHandOver', { body: { ticketNo, staffId: 'Tdemoshenji' } });
    expect(stranger.envelope.status).toBe('409');
    expect((await acts('support.handOver'))[0]?.detail).toEqual({
      before: { staffId: null },
      after: { staffId: 'Tdemokefu' },
    });
    expect((await care.ok('staffSupportShow', { body: { ticketNo } })).may).toEqual(['answer', 'handOver', 'close']);
    const auditor = platform.staff();
    await staffLogIn(platform, auditor, 'shenji');
    expect((await auditor.ok('staffSupportShow', { body: { ticketNo } })).may).toEqual([]);
    await care.ok('staffSupportClose', { body: { ticketNo } });
    expect((await care.ok('staffSupportShow', { body: { ticketNo } })).may).toEqual([]);
    expect((await customer.ok('supportShow', { body: { ticketNo } })).state).toBe('CLOSED');
  });

  test('a visitor without a login asks, gets the answer by a link, and answers', async () => {
    const visitor = platform.client();
    const contact = 'he.ming@example.com';
    const made = await visitor.ok('supportAsk', { body: { ...(await ask(visitor)), contact } });
    expect(made.requestNo).toMatch(/^KF/);
    const [row] = (await care.ok('staffSupportList', { body: { keyword: '何明' } })).rows;
    expect(row).toMatchObject({ visitor: true, who: '何明', company: '华东精工制造有限公司' });
    const ticketNo = row?.ticketNo ?? '';
    expect((await care.ok('staffSupportShow', { body: { ticketNo } })).contact).toBe(contact);
    await care.ok('staffSupportAnswer', { body: { ticketNo, content: '请提供营业执照号码' } });
    const { text } = await platform.letter(contact, 'supportAnswer');
    const link = /\/register\/support\?link=([\w-]+)/.exec(text)?.[1] ?? '';
    const elsewhere = platform.client();
    expect(await elsewhere.ok('supportVisitorShow', { body: { link } })).toMatchObject({
      state: 'ANSWERED',
      entries: [{ ours: false }, { ours: true, content: '请提供营业执照号码' }],
    });
    await elsewhere.ok('supportVisitorReply', { body: { link, content: '91310000…' } });
    // The link of the first page goes on, too.
    expect((await visitor.ok('supportVisitorShow', { body: { link: made.link } })).entries).toHaveLength(3);
    const stored = await database().db.select().from(supportLink);
    expect(JSON.stringify(stored)).not.toContain(link);
    const foreign = await platform.client('jinqiao.localhost').call('supportVisitorShow', { body: { link } });
    expect(foreign.envelope.status).toBe('404');
    platform.forward(31 * 86_400);
    expect((await platform.client().call('supportVisitorShow', { body: { link } })).envelope.msg).toContain(
      '链接已失效',
    );
    platform.forward(-31 * 86_400);
  });

  test('a visitor’s question needs the click, a contact that can be reached, and stays within limits', async () => {
    const visitor = platform.client();
    visitor.address = '10.9.9.9';
    const first = { ...(await ask(visitor)), contact: '13700000000' };
    const wrong = await visitor.call('supportAsk', { body: { ...first, contact: '1370' } });
    expect(wrong.envelope).toMatchObject({ status: '400', body: { fields: { contact: '请输入正确的手机号或邮箱' } } });
    await visitor.ok('supportAsk', { body: first });
    expect((await visitor.call('supportAsk', { body: first })).envelope.status).toBe('400');
    let refused = '';
    for (let more = 0; more < 6 && refused !== '429'; more += 1)
      refused = (await visitor.call('supportAsk', { body: { ...(await ask(visitor)), contact: '13700000000' } }))
        .envelope.status;
    expect(refused).toBe('429');
  });
});
