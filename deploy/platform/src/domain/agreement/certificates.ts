import type { Queryable } from '@portal/database';
import { certificate, tenantCertificate } from '@portal/database/schema/platform';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { newDispatchId } from '../../kernel/dispatch/enqueue';
import { callProvider } from '../../kernel/dispatch/port-queue';
import type { CertificateFacts } from '../../kernel/ports/sign';
import { companyOf } from '../../kernel/tenant/company-of';

type Certificate = typeof certificate.$inferSelect;

async function newest(db: Queryable, which: ReturnType<typeof and>): Promise<Certificate | undefined> {
  const [row] = await db
    .select()
    .from(certificate)
    .where(and(which, isNull(certificate.revokedAt)))
    .orderBy(desc(certificate.validTo))
    .limit(1);
  return row;
}

/** Finds the company's certificate that is valid longest. */
export const companyCertificate = (db: Queryable, compCode: string) =>
  newest(db, and(eq(certificate.compCode, compCode), isNull(certificate.userCode)));

/** Finds the certificate of a person in the company that is valid longest. */
export const personalCertificate = (db: Queryable, compCode: string, userCode: string) =>
  newest(db, and(eq(certificate.compCode, compCode), eq(certificate.userCode, userCode)));

/** Keeps what the provider says about a certificate of a company, or of a person in it. */
export async function keepCertificate(
  db: Queryable,
  holder: { readonly compCode: string; readonly userCode: string | null },
  { no, issuer, validFrom, validTo }: CertificateFacts,
): Promise<void> {
  const facts = { certificateNo: no, issuer, validFrom: new Date(validFrom), validTo: new Date(validTo) };
  await db
    .insert(certificate)
    .values({ ...holder, ...facts })
    .onConflictDoNothing();
}

/**
 * Asks the signing provider for the certificates of a company and its manager, in the transaction of the event that
 * gives them. Where papers are sealed by hand nobody has a certificate.
 */
export async function askForCertificates(db: Queryable, compCode: string, now: Date): Promise<void> {
  const { tenant } = await companyOf(db, compCode);
  await callProvider(db, { purpose: 'sign.certify', tenant, subject: compCode, dispatchId: newDispatchId() }, now);
}

/** Revokes the certificates of a company and of its people in it. */
export async function revokeCertificates(db: Queryable, compCode: string, now: Date): Promise<void> {
  await db
    .update(certificate)
    .set({ revokedAt: now })
    .where(and(eq(certificate.compCode, compCode), isNull(certificate.revokedAt)));
}

/** Keeps a certificate by which the company behind a tenant has signed. */
export async function keepTenantCertificate(
  db: Queryable,
  tenant: string,
  { no, issuer, validFrom, validTo }: CertificateFacts,
): Promise<void> {
  await db
    .insert(tenantCertificate)
    .values({ certificateNo: no, tenant, issuer, validFrom: new Date(validFrom), validTo: new Date(validTo) })
    .onConflictDoNothing();
}

export const isValid = ({ validFrom, validTo }: Certificate, now: Date) => validFrom <= now && now < validTo;
