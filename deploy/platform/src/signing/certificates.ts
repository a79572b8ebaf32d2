import type { Queryable } from '@portal/database';
import { certificate, employee } from '@portal/database/schema/platform';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { newCode } from '../data/new-code';

type Certificate = typeof certificate.$inferSelect;

async function newest(db: Queryable, which: ReturnType<typeof and>): Promise<Certificate | undefined> {
  const [row] = await db.select().from(certificate).where(which).orderBy(desc(certificate.validTo)).limit(1);
  return row;
}

/** The company's certificate that is valid longest. */
export const companyCertificate = (db: Queryable, compCode: string) =>
  newest(db, and(eq(certificate.compCode, compCode), isNull(certificate.userCode)));

/** The same of a person in the company. */
export const personalCertificate = (db: Queryable, compCode: string, userCode: string) =>
  newest(db, and(eq(certificate.compCode, compCode), eq(certificate.userCode, userCode)));

/** Who vouches for the certificates of a demonstration; a real authority is the operator's to connect. */
export const demoIssuer = '演示证书颁发机构';

const validMs = 365 * 86_400_000;

/** Certificates for a company that was certified, its own and its manager's, where they have none that is valid. */
export async function issueCertificates(db: Queryable, compCode: string, now: Date): Promise<void> {
  const managers = await db
    .select({ userCode: employee.userCode })
    .from(employee)
    .where(and(eq(employee.compCode, compCode), eq(employee.rootManager, true)));
  const issued = { compCode, issuer: demoIssuer, validFrom: now, validTo: new Date(now.getTime() + validMs) };
  for (const userCode of [null, ...managers.map((manager) => manager.userCode)]) {
    const held =
      userCode === null ? await companyCertificate(db, compCode) : await personalCertificate(db, compCode, userCode);
    if (held && isValid(held, now)) continue;
    await db.insert(certificate).values({ ...issued, userCode, certificateNo: newCode('CERT') });
  }
}

export const isValid = ({ validFrom, validTo }: Certificate, now: Date) => validFrom <= now && now < validTo;
