import type { Queryable } from '@portal/database';
import { agreement, company, product, storedFile } from '@portal/database/schema/platform';
import { eq, inArray } from 'drizzle-orm';
import { newCode } from '../data/new-code';
import { one } from '../data/one';
import { fileRow } from '../files/stored-files';
import { platformName } from '../tenant/platform-name';

interface Granted {
  readonly compCode: string;
  readonly productCode: string;
  /** Null: without end. */
  readonly expiresAt: Date | null;
}

const numberOf = (id: string, now: Date) => `XY${now.getUTCFullYear()}${id.slice(-8).toUpperCase()}`;

/** The agreements of a product that was just granted, for the company to sign: each with a file of its own. */
export async function offerProductAgreements(db: Queryable, granted: Granted, now: Date): Promise<void> {
  const { compCode, productCode, expiresAt } = granted;
  const made = one(await db.select().from(product).where(eq(product.productCode, productCode)));
  const { compName, tenant } = one(await db.select().from(company).where(eq(company.compCode, compCode)));
  const tokens = made.agreements.map(({ fileToken }) => fileToken);
  if (tokens.length === 0) return;
  const templates = await db.select().from(storedFile).where(inArray(storedFile.fileToken, tokens));
  const parties = [compName, await platformName(db, tenant)];
  for (const { name, fileToken } of made.agreements) {
    const template = templates.find((row) => row.fileToken === fileToken);
    if (!template) throw new Error(`the agreement ${name} of ${productCode} has no file`);
    const { fileName, contentType, content } = template;
    const readers = { access: 'COMPANY', compCode, permission: 'agreement.read' } as const;
    const file = fileRow({ tenant, readers, fileName, contentType, content, kept: true }, now);
    await db.insert(storedFile).values(file);
    const id = newCode('G');
    await db.insert(agreement).values({
      id,
      compCode,
      name,
      agreementNo: numberOf(id, now),
      type: 'PRODUCT',
      productName: made.productName,
      parties,
      state: 'PENDING',
      fileToken: file.fileToken,
      expiresAt,
      createdAt: now,
    });
  }
}
