import type { Queryable } from '@portal/database';
import { agreement, type permit, product, storedFile } from '@portal/database/schema/platform';
import { and, eq, isNull } from 'drizzle-orm';
import { newCode } from '../../kernel/data/new-code';
import { takeNumber } from '../../kernel/data/next-number';
import { one } from '../../kernel/data/one';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { contentTypes } from '../../kernel/files/file-type';
import { fileRow } from '../../kernel/files/stored-files';
import { companyOf } from '../../kernel/tenant/company-of';
import { legalParty } from '../../kernel/tenant/legal-party';
import { agreementFile } from './agreement-file';
import { agreementWording, partyCompany } from './agreement-wording';
import { agreementNotices } from './notices';

type Granted = Pick<typeof permit.$inferSelect, 'compCode' | 'productCode' | 'expiresAt'>;

/** Returns the parties of an agreement when a company takes a product. */
async function partiesOf(db: Queryable, compCode: string) {
  const { tenant } = await companyOf(db, compCode);
  return { tenant, company: await partyCompany(db, compCode), platform: await legalParty(db, tenant) };
}

/** Makes an agreement of a product as the company would sign it today, so that people can read it before they apply. */
export async function previewProductAgreement(
  db: Queryable,
  compCode: string,
  row: typeof product.$inferSelect,
  name: string,
  now: Date,
): Promise<Buffer | undefined> {
  const wanted = row.agreements.find((offered) => offered.name === name);
  if (!wanted) return undefined;
  const parties = await partiesOf(db, compCode);
  const contract = { ...parties, clauses: wanted.clauses, agreementNo: null, writtenAt: now };
  return agreementFile({ name, paragraphs: agreementWording(contract), writtenAt: now }, null);
}

/** Lists several names as in a sentence. */
export const agreementNames = (names: readonly string[]) => names.map((name) => `《${name}》`).join('、');

/** Makes the agreements of one product, each with a file of its own. Answers their names. */
async function offerAgreements(db: Queryable, granted: Granted, now: Date): Promise<string[]> {
  const { compCode, productCode, expiresAt } = granted;
  const made = one(await db.select().from(product).where(eq(product.productCode, productCode)));
  const { tenant, ...parties } = await partiesOf(db, compCode);
  for (const { name, clauses } of made.agreements) {
    if (clauses.length === 0) throw new Error(`the agreement ${name} of ${productCode} has no clauses`);
    const agreementNo = await takeNumber(db, 'agreement', now);
    const paragraphs = agreementWording({ ...parties, clauses, agreementNo, writtenAt: now });
    const readers = { access: 'COMPANY', compCode, permission: 'agreement.read' } as const;
    const content = await agreementFile({ name, paragraphs, writtenAt: now }, null);
    const file = fileRow(
      { tenant, readers, fileName: `${name}.pdf`, contentType: contentTypes.pdf, content, kept: true },
      now,
    );
    await db.insert(storedFile).values(file);
    await db.insert(agreement).values({
      id: newCode('G'),
      compCode,
      name,
      agreementNo,
      type: 'PRODUCT',
      productCode,
      productName: made.productName,
      parties: [parties.company.compName, parties.platform.legalName],
      state: 'PENDING',
      fileToken: file.fileToken,
      paragraphs,
      expiresAt,
      createdAt: now,
    });
  }
  return made.agreements.map(({ name }) => name);
}

/**
 * Makes the agreements of products that a company was just granted. The people who may sign get one notice about all of
 * them.
 */
export async function offerProductAgreements(db: Queryable, granted: readonly Granted[], now: Date): Promise<void> {
  const names: string[] = [];
  for (const one of granted) names.push(...(await offerAgreements(db, one, now)));
  const [first] = granted;
  if (!first || names.length === 0) return;
  const said = { count: String(names.length), names: agreementNames(names) };
  await notifyCompany(db, agreementNotices.pending, { compCode: first.compCode }, said, now);
}

/**
 * Returns the products of a company that wait for a signature. An agreement that was signed and has expired does not stop
 * a product.
 */
export async function productsWaitingForSignature(db: Queryable, compCode: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ productCode: agreement.productCode })
    .from(agreement)
    .where(and(eq(agreement.compCode, compCode), isNull(agreement.signedAt)));
  return new Set(rows.flatMap(({ productCode }) => productCode ?? []));
}
