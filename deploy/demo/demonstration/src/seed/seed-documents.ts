import type { Queryable } from '@portal/database';
import { article, storedFile } from '@portal/database/schema/platform';
import { storedId } from '@portal/platform/src/domain/content/article-id';
import { contentTypes } from '@portal/platform/src/kernel/files/file-type';
import { numbered } from '@portal/platform/src/kernel/files/pdf/blocks';
import type { Paper } from '@portal/platform/src/kernel/files/pdf/paper';
import { writePdf } from '@portal/platform/src/kernel/files/pdf/write-pdf';
import { fileRow, type Readers } from '@portal/platform/src/kernel/files/stored-files';
import { eq } from 'drizzle-orm';
import type { DemoTenant } from './demo-tenant';

interface DemoPdf {
  readonly fileToken: string;
  readonly tenant: string | null;
  readonly readers: Readers;
  readonly paper: Paper;
  /** Papers with the same key are the same, and only the first is written: it takes longer than all else. */
  readonly key: string;
}

const written = new Map<string, Promise<Buffer>>();

/** Makes the row of a PDF whose content is the same each time. */
export async function demoPdf({ paper, key, ...file }: DemoPdf, now: Date): Promise<typeof storedFile.$inferInsert> {
  const writing = written.get(key) ?? writePdf(paper);
  written.set(key, writing);
  const content = await writing;
  return fileRow({ ...file, fileName: `${paper.title}.pdf`, contentType: contentTypes.pdf, content, kept: true }, now);
}

const maintenance: Paper = {
  title: '系统维护安排',
  date: new Date('2025-12-01T00:00:00+08:00'),
  blocks: [
    {
      kind: 'facts',
      facts: [
        ['维护时间', '本周日 00:00–04:00'],
        ['影响范围', '登录、业务办理、协议签署与文件下载'],
        ['不受影响', '已提交的申请与已签署的协议'],
      ],
    },
    { kind: 'heading', text: '一、维护内容' },
    ...numbered([
      '升级数据库与缓存服务，提升高峰时段的响应速度。',
      '更新短信与邮件通道，缩短验证码的到达时间。',
      '演练灾备切换，检验备份数据的完整性。',
    ]),
    { kind: 'heading', text: '二、请您留意' },
    ...numbered([
      '请提前保存正在填写的内容，维护开始前十五分钟系统会再次提醒。',
      '维护期间到期的打款验证与协议签署，有效期顺延一个工作日。',
      '维护提前结束的，服务随即恢复，不另行通知。',
    ]),
  ],
};

/** Seeds an attachment of the tenant's first notice: a PDF file that everybody may read. */
export async function seedAttachment(db: Queryable, { code }: DemoTenant, now: Date): Promise<void> {
  const everybody = { tenant: null, readers: { access: 'PUBLIC' } } as const;
  const plan = await demoPdf(
    { ...everybody, fileToken: 'demo-attachment-plan', paper: maintenance, key: 'maintenance' },
    now,
  );
  await db.insert(storedFile).values(plan).onConflictDoNothing();
  const { fileToken, fileName, size } = plan;
  await db
    .update(article)
    .set({ files: [{ fileToken, fileName, size }] })
    .where(eq(article.id, storedId(code, 'notice-01')));
}
