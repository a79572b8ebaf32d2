import type { Queryable } from '@portal/database';
import { companyProfile, registration } from '@portal/database/schema/platform';
import { eq, sql } from 'drizzle-orm';
import { one } from '../../kernel/data/one';

export type Registration = typeof registration.$inferSelect;
export type Profile = typeof companyProfile.$inferSelect;
export type Part = 'permit' | 'legalPerson' | 'agent' | 'invoice';

/**
 * Returns the registration. Both rows are made when a company registers; a company that came in another way gets them
 * here.
 */
export async function registrationOf(db: Queryable, compCode: string): Promise<Registration> {
  await db.insert(registration).values({ compCode }).onConflictDoNothing();
  return one(await db.select().from(registration).where(eq(registration.compCode, compCode)));
}

export async function profileOf(db: Queryable, compCode: string): Promise<Profile> {
  await db.insert(companyProfile).values({ compCode }).onConflictDoNothing();
  return one(await db.select().from(companyProfile).where(eq(companyProfile.compCode, compCode)));
}

/** Merges new values into a part of the profile. */
export async function mergeProfile(db: Queryable, compCode: string, part: Part, values: object): Promise<void> {
  await profileOf(db, compCode);
  const column = companyProfile[part];
  await db
    .update(companyProfile)
    .set({ [part]: sql`${column} || ${sql.param(values, column)}::jsonb` })
    .where(eq(companyProfile.compCode, compCode));
}

/** Changes the registration, which has to be there. */
export async function setRegistration(db: Queryable, compCode: string, values: Partial<Registration>): Promise<void> {
  await db.update(registration).set(values).where(eq(registration.compCode, compCode));
}

type Note = Registration['timeline'][number];

export async function noteStep(db: Queryable, compCode: string, entry: Omit<Note, 'at'>, now: Date): Promise<void> {
  const { timeline } = await registrationOf(db, compCode);
  await setRegistration(db, compCode, { timeline: [...timeline, { ...entry, at: now.toISOString() }] });
}

/** Returns a text of a draft, whatever somebody sent; empty if it is not a text. */
export const textOf = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
