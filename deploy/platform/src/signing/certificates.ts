import type { Queryable } from '@portal/database';
import { certificate } from '@portal/database/schema/platform';
import { and, desc, eq, isNull } from 'drizzle-orm';

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

export const isValid = ({ validFrom, validTo }: Certificate, now: Date) => validFrom <= now && now < validTo;
