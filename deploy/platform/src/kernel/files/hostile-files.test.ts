import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { processorTime } from '../../testing/processor-time';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { upload } from '../../testing/upload';

const megabytes = 9.9 * 1_048_576;
const filled = (beginning: readonly number[], pattern: string) => {
  const content = Buffer.alloc(megabytes, pattern, 'latin1');
  content.set(beginning);
  return content;
};

describeWithDemo('files that mean to hold the server up', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    root = await signedIn(platform, '13800000001', 'A');
  }, 60_000);
  afterAll(() => platform.close());

  test.each([
    ['a table of line breaks', 'employeeImport', '人员.csv', filled([], '\n'), '文件不能超过256KB，请分批导入'],
    ['a picture of nothing but blocks', 'fileStore', '照片.jpg', filled([0xff, 0xd8, 0xff], '\xff\xe0\0\x02'), '图片'],
    ['a picture whose blocks have no length', 'fileStore', '照片.jpg', filled([0xff, 0xd8, 0xff, 0xe0], '\0'), '图片'],
    [
      'an archive that would unfold to a thousand times its size',
      'employeeImport',
      '人员.csv',
      Buffer.from(zipSync({ 'a.csv': new Uint8Array(50 * 1_048_576) })),
      // Its bytes hold the time, so sometimes they can be read as text and sometimes not. Both refusals name the
      // template.
      '模板',
    ],
  ] as const)('%s', async (_what, name, fileName, content, sentence) => {
    let msg = '';
    const cost = await processorTime(async () => {
      msg = (await upload(platform, root, name, fileName, content)).envelope.msg;
    });
    expect(msg).toContain(sentence);
    // Sending ten megabytes takes some time, too. The test is about the seconds and minutes that parsers took.
    expect(cost).toBeLessThan(1_000);
  });

  test.each([
    [
      'a thousand parts',
      Array.from({ length: 1_000 }, (_, n) => `content-disposition: form-data; name="a${n}"\r\n\r\nx`),
    ],
    [
      'a part with a thousand headers',
      [`${'x: y\r\n'.repeat(1_000)}content-disposition: form-data; name="a"\r\n\r\nx`],
    ],
    ['a header without an end', [`content-disposition: form-data; name="${'a'.repeat(megabytes)}`]],
    ['a field of megabytes', [`content-disposition: form-data; name="a"\r\n\r\n${'x'.repeat(megabytes)}`]],
  ])('[threat: hostile upload] a form of %s is refused and takes no time', async (_what, parts) => {
    const payload = `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'x-portal-tenant': 'localhost',
      authorization: `Bearer ${root.accessToken}`,
    };
    let text = '';
    const cost = await processorTime(async () => {
      text = (
        await platform.app.inject({ method: 'POST', url: '/api/web/portal/api/third/file/store', headers, payload })
      ).body;
    });
    expect(JSON.parse(text)).toMatchObject({ ok: false, status: '400' });
    expect(cost).toBeLessThan(1_000);
  });
});
