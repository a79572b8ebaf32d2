import type { Queryable } from '@portal/database';
import { article, storedFile } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { contentTypes } from '../files/file-type';
import { fileRow, type Readers } from '../files/stored-files';
import { writePdf } from '../files/write-pdf';
import { agreementText, demoGuides, productAgreementToken } from './documents';
import { demoProducts } from './products';

interface DemoPdf {
  readonly fileToken: string;
  readonly tenant: string | null;
  readonly readers: Readers;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A stored PDF whose content is the same each time. */
export function demoPdf({ title, lines, ...file }: DemoPdf, now: Date): typeof storedFile.$inferInsert {
  const content = writePdf(title, lines);
  return fileRow({ ...file, fileName: `${title}.pdf`, contentType: contentTypes.pdf, content, kept: true }, now);
}

const everybody = { tenant: null, readers: { access: 'PUBLIC' } } as const;

const fileOf = ({ fileToken, fileName, size }: typeof storedFile.$inferInsert) => ({ fileToken, fileName, size });

/** Instructions, the products' agreements and an attachment: PDF files that anybody may read. */
export async function seedDocuments(db: Queryable, now: Date): Promise<void> {
  const guides = demoGuides.map(({ productCode, title, lines }) =>
    demoPdf({ ...everybody, fileToken: `demo-guide-file-${productCode}`, title, lines }, now),
  );
  const agreements = demoProducts.map(({ productCode, productName }) => {
    const title = `${productName}服务协议`;
    const lines = agreementText(['（申请开通的企业）', '供应链金融服务平台']);
    return demoPdf({ ...everybody, fileToken: productAgreementToken(productCode), title, lines }, now);
  });
  const plan = demoPdf(
    { ...everybody, fileToken: 'demo-attachment-plan', title: '维护安排', lines: ['周日 00:00–04:00 系统维护'] },
    now,
  );
  await db
    .insert(storedFile)
    .values([...guides, ...agreements, plan])
    .onConflictDoNothing();
  const articles = guides.map((file, index): typeof article.$inferInsert => {
    const { productCode = '', title = '' } = demoGuides[index] ?? {};
    return {
      id: `demo-guide-${productCode}`,
      kind: 'guide',
      type: productCode,
      title,
      summary: '',
      content: '',
      source: '平台运营中心',
      orderNum: index,
      files: [fileOf(file)],
      publishedAt: now,
    };
  });
  await db.insert(article).values(articles).onConflictDoNothing();
  await db
    .update(article)
    .set({ files: [fileOf(plan)] })
    .where(eq(article.id, 'demo-notice-1'));
}
