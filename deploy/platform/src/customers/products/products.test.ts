import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyProfile, permit, storedFile } from '@portal/database/schema/platform';
import { demoCreditCode } from '@portal/demonstration/seed/credit-code';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { and, eq } from 'drizzle-orm';
import { approved } from '../../domain/case/decision';
import { chineseDay } from '../../kernel/data/chinese-day';
import { storeFile } from '../../kernel/files/stored-files';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { type PlayedPlatform, playedPlatform } from '../../testing/played-platform';
import { pdfText } from '../../testing/read-pdf';
import { signedIn } from '../../testing/signed-in';
import type { TestPlatform } from '../../testing/test-platform';
import { until } from '../../testing/until';
import { decideApplication } from './review';

const tenant = demoTenants[0] as (typeof demoTenants)[number];
const compCode = demoCode('C', tenant, 'A');
const userCode = demoCode('U', tenant, '13800000001');

/** The lines at the head of the company's agreements. */
const partyLines = ['甲方：华东精工制造有限公司', `统一社会信用代码：${demoCreditCode(1)}`, '法定代表人：王立新'];

describeWithDemo('products', (database) => {
  let played: PlayedPlatform;
  let platform: TestPlatform;
  let manager: ApiClient;
  let reviewer: ApiClient;
  let reader: ApiClient;
  let stranger: ApiClient;
  beforeAll(async () => {
    played = await playedPlatform(database(), {}, { only: ['sign'], signMs: 0 });
    ({ platform } = played);
    manager = await signedIn(platform, '13800000001', 'A');
    reviewer = await signedIn(platform, '13800000014', 'A');
    reader = await signedIn(platform, '13800000009', 'A');
    stranger = await signedIn(platform, '13800000002', 'B');
  }, 60_000);
  afterAll(() => played.close());

  let contents = 0;
  async function upload(mobile = '13800000001'): Promise<string> {
    contents += 1;
    const readers = { access: 'PERSON', userCode: demoCode('U', tenant, mobile) } as const;
    const file = {
      tenant: tenant.code,
      fileName: '材料.pdf',
      contentType: 'application/pdf',
      content: Buffer.from(`材料${contents}`),
    };
    return (await storeFile(database().db, { ...file, readers, kept: false }, new Date())).fileToken;
  }

  /** Stores the same content under another token. */
  async function copyOf(text: string): Promise<string> {
    const readers = { access: 'PERSON', userCode: demoCode('U', tenant, '13800000001') } as const;
    const file = {
      tenant: tenant.code,
      fileName: '材料.pdf',
      contentType: 'application/pdf',
      content: Buffer.from(text),
    };
    return (await storeFile(database().db, { ...file, readers, kept: false }, new Date())).fileToken;
  }

  /** A file for each of the four materials. */
  const papers = async () => [await upload(), await upload(), await upload(), await upload()];

  const productCode = 'FACTORING';
  const apply = async (client = manager, code = productCode) =>
    client.call('productApply', {
      body: { productCode: code, fileTokens: await papers(), agreed: true, remark: '首次开通' },
    });
  const stateOf = async (code = productCode) => {
    const products = await manager.ok('productsByPermitStatus', { query: { compCode } });
    return products.find((row) => row.productCode === code)?.permitState;
  };

  test('anybody sees what there is; a company what is for it, in each state', async () => {
    const all = await platform.client().ok('productList', {});
    expect(all).toHaveLength(7);
    const own = await manager.ok('productsByPermitStatus', { query: { compCode } });
    expect(new Set(own.map(({ permitState }) => permitState))).toEqual(
      new Set(['OPEN', 'TO_SIGN', 'APPLYING', 'NONE', 'STOPPED']),
    );
    for (const row of own) expect(row.entry).toBe(row.permitState === 'OPEN' ? 'external' : 'none');
    const project = await signedIn(platform, '13800000008', 'D');
    const few = await project.ok('productsByPermitStatus', { query: { compCode: demoCode('C', tenant, 'D') } });
    expect(few.map((row) => row.productCode)).toEqual(['SCM']);
  });

  test('the agreements of a product can be read before one applies', async () => {
    const own = await manager.ok('productsByPermitStatus', { query: { compCode } });
    const bill = own.find((row) => row.productCode === 'BILL');
    expect(bill?.agreements).toEqual([{ name: '票据服务协议' }]);
    const body = { productCode: 'BILL', name: '票据服务协议' };
    const { headers, content } = await manager.call('productAgreement', { body });
    const words = await pdfText(content);
    expect(headers['content-type']).toBe('application/pdf');
    for (const line of partyLines) expect(words).toContain(line);
    expect(words).toContain(`日期：${chineseDay(new Date(platform.clock()))}`);
    expect(words).toContain('协议编号：审核通过后生成');
    const unknown = await manager.call('productAgreement', { body: { ...body, name: '没有的协议' } });
    expect(unknown.envelope.status).toBe('404');
  });

  describe('an application', () => {
    test('has a form to stamp, filled in as far as the company is known', async () => {
      const { headers, content } = await manager.call('productApplicationForm', { body: { productCode } });
      expect(headers['content-type']).toBe('application/pdf');
      const { compName, creditCode } = await manager.ok('companyView', {});
      for (const line of [`申请企业：${compName}`, `统一社会信用代码：${creditCode}`, '申请产品：保理融资']) {
        expect(await pdfText(content)).toContain(line);
      }
      // The form is no attachment of itself.
      expect(await pdfText(content)).not.toContain('产品开通申请书（盖章）');
      const unknown = await manager.call('productApplicationForm', { body: { productCode: 'NOTHING' } });
      expect(unknown.envelope.status).toBe('404');
      expect((await reader.call('productApplicationForm', { body: { productCode } })).envelope.ok).toBe(false);
    });

    test('the verified papers are known, as long as they are valid, and an application may name them', async () => {
      const known = await manager.ok('productPapers', {});
      expect(known.map(({ paper, files }) => [paper, files.length])).toEqual([
        ['license', 1],
        ['legalId', 2],
      ]);
      const fileTokens = known.flatMap(({ files }) => files.map(({ fileToken }) => fileToken));
      const body = { productCode, fileTokens: [...fileTokens, await upload(), await upload()], agreed: true as const };
      expect((await manager.call('productApply', { body })).envelope.ok).toBe(true);
      await manager.ok('productWithdraw', { body: { productCode } });
      const rows = await database().db.select().from(companyProfile).where(eq(companyProfile.compCode, compCode));
      const ended = { ...rows[0]?.permit, termEnd: '2020-01-01' };
      await database().db.update(companyProfile).set({ permit: ended }).where(eq(companyProfile.compCode, compCode));
      expect((await manager.ok('productPapers', {})).map(({ paper }) => paper)).toEqual(['legalId']);
      await database()
        .db.update(companyProfile)
        .set({ permit: rows[0]?.permit ?? {} })
        .where(eq(companyProfile.compCode, compCode));
    });

    test('goes by the company’s own reviewer and the platform, and the manager hears of it', async () => {
      const { envelope } = await apply();
      expect(envelope.ok).toBe(true);
      expect(await stateOf()).toBe('APPLYING');
      expect((await apply()).envelope).toMatchObject({ status: '409', msg: '该产品已开通或正在审核，无需重复申请' });

      const waiting = await reviewer.ok('productReviewList', { body: {} });
      const applyNo = waiting.rows.find(({ productName }) => productName === '保理融资')?.applyNo ?? '';
      expect((await manager.ok('productReviewList', { body: {} })).rows.map((row) => row.applyNo)).not.toContain(
        applyNo,
      );
      const own = await manager.call('productReview', { body: { applyNo, approve: true } });
      expect(own.envelope.status).toBe('443');
      await reviewer.ok('productReview', { body: { applyNo, approve: true, remark: '同意' } });
      expect((await reviewer.call('productReview', { body: { applyNo, approve: true } })).envelope.status).toBe('409');
      expect(await stateOf()).toBe('APPLYING');

      await decideApplication(database().db, applyNo, approved, new Date());
      expect(await stateOf()).toBe('TO_SIGN');
      const progress = await manager.ok('productProgress', { body: { productCode } });
      expect(progress.requestNo).toMatch(/^KT\d{13,}$/);
      expect(progress.permitState).toBe('TO_SIGN');
      expect(progress.timeline.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'doing', 'todo']);
      const query = { productCode, compCode, userCode };
      expect(await manager.ok('checkPassByProductCodeCompCodeAndUserCode', { query })).toEqual({
        pass: false,
        msg: '该产品的协议尚未签署，签署后即可进入',
      });
      expect((await manager.call('productHandover', { body: { productCode } })).envelope.status).toBe('443');
      const audit = await manager.ok('messageList', { body: { keyword: '保理融资开通申请审核通过' } });
      expect(audit.total).toBe(1);
    });

    test('once granted, its agreement waits to be signed, with a file that is the company’s alone', async () => {
      const { rows } = await manager.ok('agreementList', { body: { name: '保理融资服务协议' } });
      expect(rows).toMatchObject([{ state: 'PENDING', type: 'PRODUCT', productName: '保理融资' }]);
      expect(rows[0]?.parties[0]).toBe('华东精工制造有限公司');
      const fileToken = rows[0]?.file.fileToken ?? '';
      const file = await manager.call('fileDownload', { query: { fileToken } });
      const words = await pdfText(file.content);
      for (const line of partyLines) expect(words).toContain(line);
      expect(words).not.toContain('签署日期');
      expect(words).toContain('盖章处');
      expect(words).toContain(`协议编号：${rows[0]?.agreementNo}`);
      expect((await stranger.call('fileDownload', { query: { fileToken } })).envelope.status).toBe('443');
      const { paragraphs } = await manager.ok('agreementInfo', { body: { id: rows[0]?.id ?? '' } });
      expect(paragraphs).toEqual(expect.arrayContaining(partyLines));
    });

    test('signed, the file says by whom and when, and the product opens', async () => {
      const [row] = (await manager.ok('agreementList', { body: { name: '保理融资服务协议', state: 'UNSIGNED' } })).rows;
      const browserID = manager.browserId;
      const asked = platform.clock();
      await manager.ok('sendPersonalCode', { body: { purpose: 'sign', browserID } });
      const code = await platform.code('13800000001', 'sign', asked);
      await manager.ok('agreementConfirm', { body: { ids: [row?.id ?? ''], agreed: true, code, browserID } });
      expect(await stateOf()).toBe('TO_SIGN');
      await manager.ok('compSign', { query: { compCode } });
      await until(async () => (await stateOf()) === 'OPEN');
      const { content } = await manager.call('fileDownload', { query: { fileToken: row?.file.fileToken ?? '' } });
      const words = await pdfText(content);
      const signedLines = ['签署人：陈立群', `签署日期：${chineseDay(new Date(platform.clock()))}`];
      for (const line of [...partyLines, ...signedLines]) expect(words).toContain(line);
      expect((await manager.ok('agreementSignature', { body: { id: row?.id ?? '' } })).intact).toBe(true);
      const { timeline } = await manager.ok('productProgress', { body: { productCode } });
      expect(timeline.every(({ state }) => state === 'done')).toBe(true);
    });

    test('its papers become the company’s', async () => {
      const { db } = database();
      const [held] = await db
        .select()
        .from(permit)
        .where(and(eq(permit.compCode, compCode), eq(permit.productCode, productCode)));
      const fileToken = held?.files[0] ?? '';
      expect((await reader.call('fileDownload', { query: { fileToken } })).httpStatus).toBe(200);
      expect((await stranger.call('fileDownload', { query: { fileToken } })).envelope.status).toBe('443');
    });

    test('is refused with a reason, and can be made again; withdrawn it leaves no trace', async () => {
      const { db } = database();
      await db.delete(permit).where(eq(permit.productCode, productCode));
      const first = (await apply()).envelope.body as { applyNo: string };
      const firstNo = (await manager.ok('productProgress', { body: { productCode } })).requestNo;
      const refusal = { applyNo: first.applyNo, approve: false };
      expect((await reviewer.call('productReview', { body: refusal })).envelope).toMatchObject({
        status: '400',
        body: { fields: { remark: '请填写退回原因' } },
      });
      await reviewer.ok('productReview', { body: { ...refusal, remark: '材料不清晰' } });
      const products = await manager.ok('productsByPermitStatus', { query: { compCode } });
      expect(products.find((row) => row.productCode === productCode)).toMatchObject({
        permitState: 'NONE',
        reason: '材料不清晰',
      });
      expect((await apply()).envelope.ok).toBe(true);
      expect((await manager.ok('productProgress', { body: { productCode } })).requestNo).not.toBe(firstNo);
      await manager.ok('productWithdraw', { body: { productCode } });
      expect((await manager.call('productWithdraw', { body: { productCode } })).envelope.status).toBe('409');
      expect((await manager.call('productProgress', { body: { productCode } })).envelope.status).toBe('404');
    });

    test('[threat: sent twice] a double click makes one', async () => {
      const answers = await Promise.all([apply(), apply(), apply()]);
      expect(answers.filter(({ envelope }) => envelope.ok)).toHaveLength(1);
      await manager.ok('productWithdraw', { body: { productCode } });
    });

    test('the platform’s own refusal tells why, and its words are no HTML', async () => {
      const { applyNo } = (await apply(stranger, 'BILL').then(() => apply())).envelope.body as { applyNo: string };
      await reviewer.ok('productReview', { body: { applyNo, approve: true } });
      const decision = { ...approved, outcome: 'reject', reason: '<img src=x onerror=alert(1)>资料有误' } as const;
      await decideApplication(database().db, applyNo, decision, new Date());
      await expect(decideApplication(database().db, applyNo, decision, new Date())).rejects.toThrow('申请状态已变化');
      const list = await manager.ok('messageList', { body: { keyword: '保理融资开通申请未通过' } });
      const { content } = await manager.ok('messageInfo', { body: { id: list.rows[0]?.id ?? '' } });
      expect(content).toContain('&lt;img');
      expect(content).not.toContain('<img');
    });

    test.each([
      ['without papers', { fileTokens: [] }, '400'],
      ['without agreeing', { agreed: false }, '400'],
      ['for what does not exist', { productCode: 'NOTHING' }, '404'],
      ['with a file that is not there', { fileTokens: ['f'.repeat(32)] }, '400'],
    ])('%s is refused', async (_, changes, status) => {
      const body = { productCode, fileTokens: await papers(), agreed: true, ...changes };
      expect((await manager.call('productApply', { body: body as never })).envelope.status).toBe(status);
    });

    test('each material needs a file of its own', async () => {
      const [first = '', second = ''] = await papers();
      const copies = await Promise.all([1, 2, 3].map(() => copyOf('同一份')));
      const faultOf = async (fileTokens: string[]) =>
        (await manager.call('productApply', { body: { productCode, fileTokens, agreed: true } })).envelope.body;
      expect(await faultOf([first, second])).toEqual({ fields: { fileTokens: '请上传所需材料，共 4 项' } });
      expect(await faultOf([first, ...copies])).toEqual({
        fields: { fileTokens: '所需材料中有相同的文件，请分别上传各项材料' },
      });
    });

    test('another’s upload cannot be handed in', async () => {
      const fileToken = await upload('13800000002');
      const body = { productCode, fileTokens: [fileToken], agreed: true as const };
      expect((await manager.call('productApply', { body })).envelope.status).toBe('400');
      const [file] = await database().db.select().from(storedFile).where(eq(storedFile.fileToken, fileToken));
      expect(file).toMatchObject({ access: 'PERSON', compCode: null });
    });
  });

  test('who may only query reads, and changes nothing', async () => {
    expect((await reader.call('productsByPermitStatus', { query: { compCode } })).envelope.ok).toBe(true);
    const answers = [
      await apply(reader),
      await reader.call('productWithdraw', { body: { productCode: 'LC' } }),
      await reader.call('productReviewList', { body: {} }),
      await reader.call('productReview', { body: { applyNo: demoCode('A', tenant, 'LC'), approve: true } }),
    ];
    expect(answers.map(({ envelope }) => envelope.status)).toEqual(answers.map(() => '443'));
    expect(await stateOf('LC')).toBe('APPLYING');
  });

  test('another company’s codes and applications are refused', async () => {
    const applyNo = demoCode('A', tenant, 'LC');
    const answers = [
      await stranger.call('productsByPermitStatus', { query: { compCode } }),
      await stranger.call('queryPermitAudit', { query: { compCode, productCode: 'LC', afterStatus: '' } }),
      await stranger.call('compPersonalVoucherInfo', { query: { compCode, userCode } }),
      await manager.call('compPersonalVoucherInfo', {
        query: { compCode, userCode: demoCode('U', tenant, '13800000002') },
      }),
    ];
    expect(answers.map(({ envelope }) => envelope.status)).toEqual(answers.map(() => '443'));
    expect((await stranger.call('productReview', { body: { applyNo, approve: true } })).envelope.status).toBe('404');
  });

  test('one permit, vouchers, and what is to do', async () => {
    const asked = (afterStatus: string) =>
      manager.ok('queryPermitAudit', { query: { compCode, productCode: 'LC', afterStatus } });
    expect(await asked('')).toMatchObject({ permitState: 'APPLYING', afterStatus: 'APPLYING' });
    expect(await asked('OPEN')).toBeNull();
    const held = await manager.ok('compPersonalVoucherInfo', { query: { compCode, userCode } });
    expect(held.compVoucher?.no).toBeDefined();
    expect(held.personalVoucher?.no).toBeDefined();
    expect(await manager.ok('isCustUserAuth', {})).toEqual({ authed: true });
    expect(await reader.ok('isCustUserAuth', {})).toEqual({ authed: false });
    const todo = await manager.ok('dashboardTodo', {});
    expect(todo.unread).toBeGreaterThan(0);
    expect(todo.agreementsToSign).toBe(3);
    expect(todo.transfersToConfirm).toBe(1);
    expect(todo.expiringPapers.map(({ name, days }) => [name, days])).toEqual([
      ['营业执照', 12],
      ['法定代表人身份证', 20],
      ['企业数字证书', 20],
    ]);
    // The number leads to a page that lists the same papers.
    const { papers } = await manager.ok('companyView', {});
    const expiring = papers.filter((paper) => paper.expiring).map(({ name }) => name);
    expect([...expiring, '企业数字证书']).toEqual(todo.expiringPapers.map(({ name }) => name));
    expect(await reader.ok('dashboardTodo', {})).toMatchObject({
      agreementsToSign: 0,
      transfersToConfirm: 0,
      reviews: 0,
    });
    expect((await reviewer.ok('dashboardTodo', {})).reviews).toBeGreaterThan(0);
  });

  test('without a token, and with bad input', async () => {
    const nobody = platform.client();
    const unknown = [
      await nobody.call('queryPermitAudit', { query: { compCode, productCode, afterStatus: '' } }),
      await nobody.call('productsByPermitStatus', { query: { compCode } }),
      await nobody.call('compPersonalVoucherInfo', { query: { compCode, userCode } }),
      await nobody.call('isCustUserAuth', {}),
      await apply(nobody),
      await nobody.call('productWithdraw', { body: { productCode } }),
      await nobody.call('productProgress', { body: { productCode } }),
      await nobody.call('productReviewList', { body: {} }),
      await nobody.call('productReview', { body: { applyNo: 'x', approve: true } }),
      await nobody.call('dashboardTodo', {}),
      await nobody.call('productAgreement', { body: { productCode, name: 'x' } }),
      await nobody.call('productHandover', { body: { productCode } }),
    ];
    expect(unknown.map(({ httpStatus }) => httpStatus)).toEqual(unknown.map(() => 401));
    const bad = [
      await manager.call('queryPermitAudit', { query: { compCode } as never }),
      await manager.call('productsByPermitStatus', { query: {} as never }),
      await manager.call('productWithdraw', { body: {} as never }),
      await manager.call('productProgress', { body: { productCode: 'a b' } }),
      await manager.call('productReviewList', { body: { pageSize: 0 } }),
      await manager.call('productReview', { body: { applyNo: 'x' } as never }),
      await manager.call('productHandover', { body: {} as never }),
    ];
    expect(bad.map(({ envelope }) => envelope.status)).toEqual(bad.map(() => '400'));
  });
});
