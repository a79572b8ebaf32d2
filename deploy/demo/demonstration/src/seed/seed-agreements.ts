import type { Queryable } from '@portal/database';
import { agreement, agreementSignature, certificate, product, storedFile } from '@portal/database/schema/platform';
import { agreementFile, type Signature } from '@portal/platform/src/domain/agreement/agreement-file';
import {
  agreementWording,
  type PartyCompany,
  partyCompany,
} from '@portal/platform/src/domain/agreement/agreement-wording';
import { platformSigner } from '@portal/platform/src/domain/agreement/end-signing';
import { clausesFor, templateLines } from '@portal/platform/src/domain/content/product-files';
import { daysAfter } from '@portal/platform/src/kernel/data/days';
import { nextNumber, takeNumber } from '@portal/platform/src/kernel/data/next-number';
import { contentTypes } from '@portal/platform/src/kernel/files/file-type';
import { fileRow } from '@portal/platform/src/kernel/files/stored-files';
import { eq, inArray } from 'drizzle-orm';
import { type DemoCompany, mainCompany, openCompanies } from './companies';
import { demoServiceAgreement } from './content-files';
import { type DemoTenant, demoCode } from './demo-tenant';
import { demoAgreements } from './documents';
import { rootOf } from './people';

/** As the simulator of providers calls itself. */
const demoSealing = { seal: '演示专用章', issuer: '演示证书颁发机构' } as const;

function certificatesOf(tenant: DemoTenant, company: DemoCompany, now: Date) {
  const { mobile } = rootOf(company.key);
  // The main company's certificate is about to expire, so that the product centre shows it.
  const validTo = daysAfter(now, company === mainCompany ? 20 : 300);
  const compCode = demoCode('C', tenant, company.key);
  const issued = (end: Date, userCode: string | null) => ({
    certificateNo: nextNumber('certificate', daysAfter(now, -345)),
    compCode,
    userCode,
    issuer: demoSealing.issuer,
    validFrom: daysAfter(now, -345),
    validTo: end,
  });
  return [issued(validTo, null), issued(daysAfter(now, 200), demoCode('U', tenant, mobile))];
}

/** Finds the product that waits for an agreement of this name. */
async function waitingProduct(db: Queryable, name: string): Promise<string | null> {
  const rows = await db.select({ productCode: product.productCode, agreements: product.agreements }).from(product);
  return rows.find(({ agreements }) => agreements.some((offered) => offered.name === name))?.productCode ?? null;
}

interface Signing {
  readonly tenant: DemoTenant;
  readonly company: DemoCompany;
  readonly party: PartyCompany;
  /** The numbers of the certificates that sign for the company and for the tenant. */
  readonly companyCertificate: string;
  readonly platformCertificate: string;
}

async function agreementsOf(db: Queryable, signing: Signing, now: Date) {
  const { tenant, company, party } = signing;
  const compCode = demoCode('C', tenant, company.key);
  const parties = [company.name, tenant.party.legalName];
  const signatures = [
    { party: company.name, person: rootOf(company.key).name, certificateNo: signing.companyCertificate },
    { party: tenant.party.legalName, person: platformSigner, certificateNo: signing.platformCertificate },
  ] as const;
  const [ofCompany, ofPlatform] = signatures.map(({ person, certificateNo }) => ({
    person,
    sealed: { ...demoSealing, certificateNo },
  })) as [Signature, Signature];
  const offered = demoAgreements.slice(0, company === mainCompany ? undefined : 3);
  const lines = templateLines(demoServiceAgreement());
  const made = [];
  for (const [index, { name, type, services, productName, state, expires }] of offered.entries()) {
    const key = `agreement${company.key}${index + 1}`;
    const readers = { access: 'COMPANY', compCode, permission: 'agreement.read' } as const;
    const isSigned = state === 'SIGNED' || state === 'INVALID';
    const createdAt = daysAfter(now, -210 + index * 20);
    const signedAt = daysAfter(now, -200 + index * 20);
    const agreementNo = await takeNumber(db, 'agreement', createdAt);
    const clauses = clausesFor(lines, services, {});
    const paragraphs = agreementWording({
      company: party,
      platform: tenant.party,
      clauses,
      agreementNo,
      writtenAt: createdAt,
    });
    const file = fileRow(
      {
        fileToken: demoCode('F', tenant, key),
        tenant: tenant.code,
        readers,
        fileName: `${name}.pdf`,
        contentType: contentTypes.pdf,
        content: await agreementFile(
          { name, paragraphs, writtenAt: createdAt },
          isSigned ? { company: ofCompany, platform: ofPlatform, signedAt } : null,
        ),
        kept: true,
      },
      now,
    );
    const id = demoCode('G', tenant, key);
    const row: typeof agreement.$inferInsert = {
      id,
      compCode,
      name,
      agreementNo,
      type,
      productCode: await waitingProduct(db, name),
      productName,
      parties,
      state,
      fileToken: file.fileToken,
      paragraphs,
      signedDigest: isSigned ? file.digest : '',
      signedAt: isSigned ? signedAt : null,
      expiresAt: expires === null ? null : daysAfter(now, expires),
      createdAt,
    };
    const signers = isSigned ? signatures : [];
    made.push({
      file,
      row,
      signatures: signers.map((signer) => ({ agreementId: id, ...signer, ...demoSealing, signedAt })),
    });
  }
  return made;
}

/** Seeds the certificates of the open companies and their managers. Answers the companies' numbers. */
async function seedCertificates(db: Queryable, tenant: DemoTenant, now: Date): Promise<ReadonlyMap<string, string>> {
  const compCodes = openCompanies.map(({ key }) => demoCode('C', tenant, key));
  const held = await db.select().from(certificate).where(inArray(certificate.compCode, compCodes));
  // Every number is a new one, so existing certificates are left alone.
  const wanting = openCompanies.filter(
    ({ key }) => !held.some(({ compCode }) => compCode === demoCode('C', tenant, key)),
  );
  const missing = wanting.flatMap((company) => certificatesOf(tenant, company, now));
  const made = missing.length === 0 ? [] : await db.insert(certificate).values(missing).returning();
  return new Map(
    [...held, ...made]
      .filter(({ userCode }) => userCode === null)
      .map(({ compCode, certificateNo }) => [compCode, certificateNo] as const),
  );
}

/** Seeds agreements in every state. Existing agreements stay as they were signed. */
export async function seedAgreements(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  const certificates = await seedCertificates(db, tenant, now);
  const certificateNo = await takeNumber(db, 'certificate', daysAfter(now, -300));
  for (const company of openCompanies) {
    const compCode = demoCode('C', tenant, company.key);
    const [there] = await db
      .select({ id: agreement.id })
      .from(agreement)
      .where(eq(agreement.compCode, compCode))
      .limit(1);
    if (there) continue;
    const signing: Signing = {
      tenant,
      company,
      party: await partyCompany(db, compCode),
      companyCertificate: certificates.get(compCode) ?? '',
      platformCertificate: certificateNo,
    };
    const made = await agreementsOf(db, signing, now);
    await db.insert(storedFile).values(made.map(({ file }) => file));
    await db.insert(agreement).values(made.map(({ row }) => row));
    await db.insert(agreementSignature).values(made.flatMap(({ signatures }) => signatures));
  }
}
