import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tenant } from '@portal/database/schema/tenants';
import { readOutbox } from '@portal/demonstration/demo-outbox';
import { demoIdentities } from '@portal/demonstration/tenants/demo-identities';
import { eq } from 'drizzle-orm';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { type PlayedPlatform, playedPlatform } from '../../testing/played-platform';
import { pdfText } from '../../testing/read-pdf';
import { signedIn } from '../../testing/signed-in';
import type { TestPlatform } from '../../testing/test-platform';
import { until } from '../../testing/until';
import { legalParty, platformInFull } from './legal-party';

const jinqiao = 'jinqiao.localhost';
const { legalName, creditCode, legalPerson, address, hotline } = demoIdentities[jinqiao];
const mobile = '13800000001';

/** Names that belong only to the first tenant's platform and company. */
const others = /供应链金融服务平台|供链通/;

describeWithDemo('the company behind a tenant', (database) => {
  let played: PlayedPlatform;
  let platform: TestPlatform;
  let manager: ApiClient;
  beforeAll(async () => {
    const { db } = database();
    await db.insert(tenant).values([
      {
        code: 'localhost',
        isDefault: true,
        platformName: '供应链金融服务平台',
        themeColor: '#D83651',
        ...demoIdentities.localhost,
      },
      { code: jinqiao, platformName: '金桥供应链', themeColor: '#0B6E4F', ...demoIdentities[jinqiao] },
    ]);
    played = await playedPlatform(database(), {}, { only: ['sign'], signMs: 0 });
    ({ platform } = played);
    manager = await signedIn(platform, mobile, 'A', jinqiao);
  }, 60_000);
  afterAll(() => played.close());

  const names = (words: string) => {
    expect(words).toContain(legalName);
    expect(words).not.toMatch(others);
  };
  const fileWords = async (fileToken: string) =>
    pdfText((await manager.call('fileDownload', { query: { fileToken } })).content);

  test('is the second party of each agreement, on the page and in its file, with what the law wants of it', async () => {
    const { rows } = await manager.ok('agreementList', { body: { pageSize: 20 } });
    expect(rows).toHaveLength(8);
    for (const row of rows) {
      expect(row.parties).toEqual(['华东精工制造有限公司', legalName]);
      const { paragraphs } = await manager.ok('agreementInfo', { body: { id: row.id } });
      const said = [`乙方：${legalName}`, `统一社会信用代码：${creditCode}`, `法定代表人：${legalPerson}`];
      expect(paragraphs).toEqual(expect.arrayContaining([...said, `住所：${address}`, `协议编号：${row.agreementNo}`]));
      const words = await fileWords(row.file.fileToken);
      for (const text of [paragraphs.join('').replace(/\s/g, ''), words.replace(/\s/g, '')]) names(text);
      expect(words).toContain(row.state === 'PENDING' ? '盖章处' : '演示专用章');
    }
  });

  test('seals with the customer what the customer signs', async () => {
    const { rows } = await manager.ok('agreementList', { body: { state: 'PENDING' } });
    const id = rows[0]?.id ?? '';
    platform.forward(61);
    const asked = platform.clock();
    const browserID = manager.browserId;
    await manager.ok('sendPersonalCode', { body: { purpose: 'sign', browserID } });
    const code = await platform.code(mobile, 'sign', asked);
    await manager.ok('agreementConfirm', { body: { ids: [id], agreed: true, code, browserID } });
    const [{ compCode } = { compCode: '' }] = await manager.ok('compSignAll', {});
    await manager.ok('compSign', { query: { compCode } });
    await until(async () => (await manager.ok('agreementInfo', { body: { id } })).state === 'SIGNED');
    const { signers, intact } = await manager.ok('agreementSignature', { body: { id } });
    expect(intact).toBe(true);
    expect(signers.map(({ party }) => party)).toEqual(['华东精工制造有限公司', legalName]);
    expect(signers.every(({ certificateNo }) => /^ZS\d{13}$/.test(certificateNo))).toBe(true);
    const words = await fileWords(rows[0]?.file.fileToken ?? '');
    names(words);
    expect(words).not.toContain('盖章处');
    expect(words.match(/演示专用章/g)).toHaveLength(2);
  });

  test('is the one that a new agreement, forms and letters name', async () => {
    const productCode = 'FACTORING';
    const preview = await manager.call('productAgreement', { body: { productCode, name: '保理融资服务协议' } });
    const form = await manager.call('productApplicationForm', { body: { productCode } });
    const certified = await manager.call('companyCertificate', {});
    for (const { content } of [preview, form, certified]) names(await pdfText(content));
    const registering = await signedIn(platform, '13800000025', 'S25', jinqiao);
    names(await pdfText((await registering.call('agentLetterTemplate', {})).content));
  });

  test('pays the small transfers', async () => {
    const { rows } = await manager.ok('bankAccountList', { body: { pageSize: 20 } });
    expect(new Set(rows.map(({ payerName }) => payerName))).toEqual(new Set([legalName]));
  });

  test.each(['SERVICE', 'PRIVACY', 'CERTIFICATE', 'FACE'])('is whom one agrees with by %s', async (consent) => {
    const read = await platform.client(jinqiao).ok('articleInfo', { body: { id: `consent-${consent}` } });
    names(read.content ?? '');
    expect(read.summary).not.toMatch(/[{}]/);
    if (consent === 'PRIVACY') expect(read.content).toContain(`（客服热线：${hotline}，地址：${address}）`);
  });

  test('signs each SMS and e-mail', async () => {
    platform.forward(61);
    const body = { compName: '新客户有限公司', contact: '何先生', mobile: '13711112222', email: 'he@example.com' };
    const asked = platform.clock();
    await manager.ok('invitationSend', { body });
    const { text } = await platform.letter('13711112222', 'invitation', asked);
    expect(text.startsWith(`【${legalName}】何先生您好`)).toBe(true);
    expect(text).toContain('入驻金桥供应链，');
    const mail = await platform.letter('he@example.com', 'invitation', asked);
    expect(mail.text).toMatch(new RegExp(`\n——\n${legalName}\n客服热线：${hotline}\n`));
    const sent = [...(await readOutbox(database().db, mobile)), { text }, mail];
    expect(sent.length).toBeGreaterThan(2);
    for (const letter of sent.filter(({ text }) => text.includes('金桥'))) names(letter.text);
  });

  describe('of a tenant that has not said', () => {
    test('is called like its platform, and papers do not name it twice', async () => {
      const { db } = database();
      await db.update(tenant).set({ legalName: '' }).where(eq(tenant.code, jinqiao));
      const party = await legalParty(db, jinqiao);
      expect(party.legalName).toBe('金桥供应链');
      expect(platformInFull(party)).toBe('金桥供应链');
      await db.update(tenant).set({ legalName }).where(eq(tenant.code, jinqiao));
    });
  });
});
