import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditEvent, storedFile } from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import type { CallReply, Envelope } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { removeForgottenUploads, storeFile } from './stored-files';

const tenant = demoTenants[0] as (typeof demoTenants)[number];
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
/** One transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describeWithDemo('files', (database) => {
  let platform: TestPlatform;
  let manager: ApiClient;
  let colleague: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    manager = await signedIn(platform, '13800000001', 'A');
    colleague = await signedIn(platform, '13800000009', 'A');
  }, 60_000);
  afterAll(() => platform.close());

  async function upload(client: ApiClient, fileName: string, content: Buffer) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), fileName);
    const request = new Request('http://x/', { method: 'POST', body: form });
    const response = await platform.app.inject({
      method: 'POST',
      url: '/api/web/portal/api/third/file/store',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        'x-portal-tenant': 'localhost',
        ...(client.accessToken ? { authorization: `Bearer ${client.accessToken}` } : {}),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { httpStatus: response.statusCode, envelope: response.json() as Envelope<CallReply<'fileStore'>> };
  }

  async function uploaded(client: ApiClient, fileName = '营业执照.pdf', content = pdf) {
    const { envelope } = await upload(client, fileName, content);
    if (!envelope.ok) throw new Error(envelope.msg);
    return envelope.body;
  }

  const download = (client: ApiClient, fileToken: string) => client.call('fileDownload', { query: { fileToken } });

  test('an upload comes back to who sent it, as a file to keep', async () => {
    const file = await uploaded(manager, '..\\..\\法人\u202e身份证.PNG', png);
    expect(file).toEqual({
      fileToken: expect.stringMatching(/^[0-9a-f]{32}$/),
      fileName: '法人身份证.PNG',
      size: png.length,
      digest: createHash('sha256').update(png).digest('hex'),
    });
    const { headers, httpStatus } = await download(manager, file.fileToken);
    expect(httpStatus).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('法人身份证.PNG')}`,
    });
  });

  test.each([
    ['病毒.exe', Buffer.from('MZ\u0090'), '仅支持 JPG/PNG/PDF 格式的文件'],
    ['改名.pdf', Buffer.from('MZ\u0090'), '仅支持 JPG/PNG/PDF 格式的文件'],
    ['改名.png', pdf, '文件内容与扩展名不一致'],
    ['图.svg', Buffer.from('<svg onload="alert(1)"/>'), '仅支持 JPG/PNG/PDF 格式的文件'],
    ['空.pdf', Buffer.alloc(0), '文件内容为空'],
    ['坏.png', png.subarray(0, 12), '图片无法识别，请重新选择文件'],
    ['__proto__', pdf, '仅支持 JPG/PNG/PDF 格式的文件'],
  ])('%s is refused in words', async (name, content, sentence) => {
    const { envelope } = await upload(manager, name, content);
    expect(envelope).toMatchObject({ status: '400', ok: false, msg: sentence });
  });

  test('a picture of too many points is refused', async () => {
    const huge = Buffer.from(png);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    expect((await upload(manager, '大.png', huge)).envelope.msg).toContain('尺寸过大');
  });

  test('a file over the size limit is refused in words', async () => {
    const { envelope } = await upload(manager, '大.pdf', Buffer.concat([pdf, Buffer.alloc(10 * 1_048_576)]));
    expect(envelope).toMatchObject({ status: '400', msg: '文件超过大小限制' });
  });

  test('no file, and no token', async () => {
    expect((await manager.plain('fileStore', { file: undefined as never })).envelope.status).toBe('400');
    expect((await upload(platform.client(), '执照.pdf', pdf)).httpStatus).toBe(401);
  });

  describe('who may have a file', () => {
    test('[threat: foreign id] nobody else an upload: no colleague, no other tenant, nobody without a token', async () => {
      const { fileToken } = await uploaded(manager);
      expect((await download(colleague, fileToken)).envelope.status).toBe('443');
      expect((await download(platform.client(), fileToken)).httpStatus).toBe(401);
      expect((await download(platform.client('jinqiao.localhost'), fileToken)).httpStatus).toBe(401);
    });

    test('the company’s by permission, another company’s never', async () => {
      const { db } = database();
      const compCode = demoCode('C', tenant, 'A');
      const stored = async (permission: 'agreement.read' | 'agreement.sign') => {
        const readers = { access: 'COMPANY', compCode, permission } as const;
        const file = { tenant: 'localhost', fileName: '协议.pdf', contentType: 'application/pdf', content: pdf };
        return (await storeFile(db, { ...file, readers, kept: true }, new Date())).fileToken;
      };
      const readable = await stored('agreement.read');
      const forSigners = await stored('agreement.sign');
      const stranger = await signedIn(platform, '13800000002', 'B');
      expect((await download(colleague, readable)).httpStatus).toBe(200);
      expect((await download(colleague, readable)).envelope).toBeUndefined();
      expect((await download(colleague, forSigners)).envelope.status).toBe('443');
      expect((await download(stranger, readable)).envelope.status).toBe('443');
    });

    test('whoever looks at an identity card leaves a row in the audit: who, whose, when', async () => {
      const reads = async () =>
        (await database().db.select().from(auditEvent)).filter(({ action }) => action === 'identityPaper.read');
      const paper = (field: string) => `demo-paper-${tenant.letter}-A-${field}`;
      const letter = await manager.ok('companyView', {});
      expect(letter).toBeTruthy();
      expect((await database().db.select().from(storedFile)).map(({ fileToken }) => fileToken)).toContain(
        paper('frontFile'),
      );
      await download(manager, paper('frontFile'));
      await download(manager, paper('letterFile'));
      expect(await reads()).toEqual([
        expect.objectContaining({
          userCode: demoCode('U', tenant, '13800000001'),
          compCode: demoCode('C', tenant, 'A'),
          object: expect.stringContaining(paper('frontFile')),
        }),
      ]);
    });

    test('a public one anybody', async () => {
      const file = { tenant: null, fileName: '指南.pdf', contentType: 'application/pdf', content: pdf, kept: true };
      const { fileToken } = await storeFile(database().db, { ...file, readers: { access: 'PUBLIC' } }, new Date());
      expect((await download(platform.client(), fileToken)).text).toContain('%PDF');
    });

    test('nobody while the session is locked: the person has to prove who they are first', async () => {
      const person = await signedIn(platform, '13800000013', 'A');
      const { fileToken } = await uploaded(person);
      platform.forward(1000);
      expect((await download(person, fileToken)).envelope.status).toBe('423');
      platform.forward(-1000);
      expect((await download(person, fileToken)).httpStatus).toBe(200);
    });

    test('an unknown one nobody; a token that is none is bad input', async () => {
      expect((await download(manager, 'f'.repeat(32))).envelope.status).toBe('404');
      expect((await download(manager, '../../etc/passwd')).envelope.status).toBe('400');
    });
  });

  test('uploads that nothing refers to are limited in number and removed after a day', async () => {
    const { db } = database();
    const person = await signedIn(platform, '13800000014', 'A');
    for (let n = 0; n < 60; n += 1) await uploaded(person);
    expect((await upload(person, '又一份.pdf', pdf)).envelope.status).toBe('429');
    const userCode = demoCode('U', tenant, '13800000014');
    await db
      .update(storedFile)
      .set({ kept: true, fileName: '留下.pdf' })
      .where(eq(storedFile.fileName, '营业执照.pdf'));
    await db.update(storedFile).set({ kept: false }).where(eq(storedFile.userCode, userCode));
    await removeForgottenUploads(db, new Date(Date.now() + 1000));
    expect(await db.select().from(storedFile).where(eq(storedFile.userCode, userCode))).toEqual([]);
    await uploaded(person);
  }, 30_000);
});
