import type { Queryable } from '@portal/database';
import { article, product } from '@portal/database/schema/platform';
import { Faults } from '@portal/platform/src/domain/content/faults';
import { pushWithin } from '@portal/platform/src/domain/content/push-content';
import { readOwn, readShared } from '@portal/platform/src/domain/content/read-content';
import { hashOf } from '@portal/platform/src/kernel/data/new-code';
import { eq, inArray, sql } from 'drizzle-orm';
import { demoContent } from './content-files';
import { type DemoTenant, demoTenants } from './demo-tenant';
import { demoProductSecret } from './product-secret';

/** Articles that people have read before the demonstration began. */
async function seedReaders(db: Queryable): Promise<void> {
  const rank = sql`(row_number() over (partition by ${article.tenant}, ${article.kind} order by ${article.publishedAt}, ${article.orderNum} desc))`;
  const ranked = sql`(select ${article.id} as id, ${rank} as rank from ${article} where ${inArray(article.kind, ['news', 'help', 'notice'])}) as ranked`;
  await db.execute(sql`
    update ${article} set views = ranked.rank * 37 from ${ranked}
    where ${article}.id = ranked.id and ${article}.views = 0`);
}

/** The demonstration's products are pages of the portal itself, which prove themselves by a secret that all know. */
async function seedProductEntries(db: Queryable): Promise<void> {
  const rows = await db.select({ productCode: product.productCode }).from(product);
  for (const { productCode } of rows)
    await db
      .update(product)
      .set({ entryUrl: `/dev/product/${productCode}`, secretHash: hashOf(demoProductSecret(productCode)) })
      .where(eq(product.productCode, productCode));
}

function sound<T>(read: (faults: Faults) => T): T {
  const faults = new Faults();
  const rows = read(faults);
  if (faults.found.length === 0) return rows;
  throw new Error(`the demonstration's content has faults: ${JSON.stringify(faults.found)}`);
}

/** Pushes a tenant's content, by the same way as an operator's. */
export async function seedContentOf(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  const files = demoContent(tenant, now);
  const rows = {
    own: () => sound((faults) => readOwn(files, faults)),
    shared: () => sound((faults) => readShared(files, faults)),
  };
  await pushWithin(db, { tenant: tenant.code, files, by: 'npm start', note: '演示内容' }, rows, now);
  await seedReaders(db);
}

export async function seedContent(db: Queryable, now: Date): Promise<void> {
  for (const tenant of demoTenants) await seedContentOf(db, tenant, now);
  await seedProductEntries(db);
}
