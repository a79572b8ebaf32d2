import type { Queryable } from '@portal/database';
import {
  article,
  bank,
  bankBranch,
  holiday,
  noticeRead,
  product,
  siteContent,
  storedFile,
} from '@portal/database/schema/platform';
import { and, eq, inArray, like, notInArray, sql } from 'drizzle-orm';
import { contentTypes } from '../../kernel/files/file-type';
import type { Paper } from '../../kernel/files/pdf/paper';
import { writePdf } from '../../kernel/files/pdf/write-pdf';
import { digestOf, type FileRef, fileRefs, fileRow } from '../../kernel/files/stored-files';
import type { ReadArticle } from './article-files';
import { storedId } from './article-id';
import type { BranchRow } from './branch-list';
import type { ReadProduct } from './product-files';
import type { OwnContent, SharedContent } from './read-content';
import type { ReadTables } from './table-files';

/** Keeps the file of a guide as it was written. The same guide of another tenant is the same file. */
async function keepPaper(db: Queryable, paper: Paper, now: Date): Promise<FileRef> {
  const fileToken = `guide-${digestOf(Buffer.from(JSON.stringify(paper))).slice(0, 32)}`;
  const [kept] = await fileRefs(db, [fileToken]);
  if (kept) return kept;
  const content = await writePdf(paper);
  const row = fileRow(
    {
      tenant: null,
      readers: { access: 'PUBLIC' },
      fileName: `${paper.title}.pdf`,
      contentType: contentTypes.pdf,
      content,
      kept: true,
      fileToken,
    },
    now,
  );
  await db.insert(storedFile).values(row).onConflictDoNothing();
  return { fileToken: row.fileToken, fileName: row.fileName, size: row.size };
}

/** A text and its version, such as it may have been published before. */
const inVersion = (id: string, version: string) => `${id} ${version}`;

/** The days on which a tenant's texts were published for the first time, each in its version. */
async function firstDays(db: Queryable, tenant: string): Promise<ReadonlyMap<string, Date>> {
  const { id, version, publishedAt } = article;
  const rows = await db.select({ id, version, publishedAt }).from(article).where(eq(article.tenant, tenant));
  return new Map(rows.map((row) => [inVersion(row.id, row.version), row.publishedAt]));
}

async function articleRows(db: Queryable, tenant: string, articles: readonly ReadArticle[], now: Date) {
  const days = await firstDays(db, tenant);
  const rows: (typeof article.$inferInsert)[] = [];
  for (const { paper, id: name, publishedAt, ...said } of articles) {
    const id = storedId(tenant, name);
    rows.push({
      ...said,
      id,
      tenant,
      publishedAt: publishedAt ?? days.get(inVersion(id, said.version)) ?? now,
      files: paper ? [await keepPaper(db, paper, now)] : [],
    });
  }
  return rows;
}

/** A text that is no longer there is removed. The others keep the count of their readers. */
async function storeArticles(
  db: Queryable,
  tenant: string,
  articles: readonly ReadArticle[],
  now: Date,
): Promise<void> {
  const rows = await articleRows(db, tenant, articles, now);
  const gone = db
    .select({ id: article.id })
    .from(article)
    .where(
      and(
        eq(article.tenant, tenant),
        like(article.id, '%@%'),
        notInArray(
          article.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  await db.delete(noticeRead).where(inArray(noticeRead.articleId, gone));
  await db.delete(article).where(inArray(article.id, gone));
  await db
    .insert(article)
    .values(rows)
    .onConflictDoUpdate({
      target: article.id,
      set: {
        kind: sql`excluded.kind`,
        type: sql`excluded.type`,
        title: sql`excluded.title`,
        summary: sql`excluded.summary`,
        content: sql`excluded.content`,
        source: sql`excluded.source`,
        top: sql`excluded.top`,
        orderNum: sql`excluded.order_num`,
        files: sql`excluded.files`,
        publishedAt: sql`excluded.published_at`,
        version: sql`excluded.version`,
      },
    });
}

/** Stores what a tenant's folder says of it alone. */
export async function storeOfTenant(
  db: Queryable,
  tenant: string,
  { articles, site }: OwnContent,
  now: Date,
): Promise<void> {
  await storeArticles(db, tenant, articles, now);
  await db
    .insert(siteContent)
    .values({ tenant, content: site })
    .onConflictDoUpdate({ target: siteContent.tenant, set: { content: site } });
}

/** A product that is no longer there is offered to nobody; companies that have it keep it. */
async function storeProducts(db: Queryable, products: readonly ReadProduct[]): Promise<void> {
  const codes = products.map(({ productCode }) => productCode);
  await db.update(product).set({ offered: false }).where(notInArray(product.productCode, codes));
  for (const { entryUrl, ...said } of products) {
    const set = { ...said, offered: true, ...(entryUrl === undefined ? {} : { entryUrl }) };
    await db
      .insert(product)
      .values({ ...said, entryUrl: entryUrl ?? '' })
      .onConflictDoUpdate({ target: product.productCode, set });
  }
}

async function storeBanks(db: Queryable, { banks }: ReadTables): Promise<void> {
  if (!banks) return;
  await db.delete(bank);
  if (banks.length > 0) await db.insert(bank).values(banks);
}

/** One parameter holds all rows: the central bank's list has more than a hundred thousand. */
export async function storeBranches(db: Queryable, branches: readonly BranchRow[]): Promise<void> {
  await db.delete(bankBranch);
  await db.execute(sql`
    insert into ${bankBranch} (branch_no, bank_code, area_code, branch_name)
    select "branchNo", "bankCode", "areaCode", "branchName" from jsonb_to_recordset(${JSON.stringify(branches)}::jsonb)
      as made ("branchNo" text, "bankCode" text, "areaCode" text, "branchName" text)`);
}

async function storeHolidays(db: Queryable, { holidays }: ReadTables): Promise<void> {
  if (!holidays) return;
  await db.delete(holiday);
  if (holidays.length > 0) await db.insert(holiday).values(holidays);
}

/** Stores what all tenants share. A table that the folder does not have stays as it is. */
export async function storeShared(db: Queryable, { products, tables }: SharedContent): Promise<void> {
  await storeProducts(db, products);
  await storeBanks(db, tables);
  if (tables.branches) await storeBranches(db, tables.branches);
  await storeHolidays(db, tables);
}
