import { type Database, DataKeys, markDemonstration, type Queryable } from '@portal/database';
import { company, contentVersion, staff } from '@portal/database/schema/platform';
import { passwordStrength } from '@portal/platform/src/domain/password/password-strength';
import { duePapers } from '@portal/platform/src/domain/reminder/due-papers';
import { noteReminder } from '@portal/platform/src/domain/reminder/paper-reminders';
import { beginSealing } from '@portal/platform/src/kernel/data/begin-sealing';
import { demoDataKey } from '@portal/platform/src/kernel/data/demo-data-key';
import { Passwords, type ScryptCost, strongCost } from '@portal/platform/src/kernel/passwords';
import { sql } from 'drizzle-orm';
import { type DemoTenant, demoTenants } from './demo-tenant';
import { seedAgreements } from './seed-agreements';
import { seedBusiness } from './seed-business';
import { seedChanges } from './seed-changes';
import { seedCompanyPapers } from './seed-company-papers';
import { seedContent, seedContentOf } from './seed-content';
import { seedDecidedCases } from './seed-decided-cases';
import { seedAttachment } from './seed-documents';
import { seedMessages } from './seed-messages';
import { seedPeople } from './seed-people';
import { seedPermits } from './seed-products';
import { type StaffChoices, seedStaff } from './seed-staff';
import { seedSupport } from './seed-support';
import { seedWaysOut } from './seed-ways-out';

export const demoPassword = 'Portal@2026x';

const seedLock = 7_220_612;

interface Choices {
  readonly cost?: ScryptCost;
  /** The platform's data key. */
  readonly dataKey?: string | undefined;
}

const keysOf = ({ dataKey = demoDataKey }: Choices) => new DataKeys(dataKey);

/** Marks the papers that expire soon as already told, so that a demonstration begins without a flood of messages. */
async function noteReminders(transaction: Queryable, now: Date): Promise<void> {
  for (const paper of await duePapers(transaction, now)) await noteReminder(transaction, paper, now);
}

/** Fills a tenant with people and their companies. All accounts share one hash, because a hash is expensive. */
async function fillTenant(transaction: Queryable, tenant: DemoTenant, passwordHash: string, now: Date): Promise<void> {
  await seedAttachment(transaction, tenant, now);
  await seedPeople(transaction, tenant, { passwordHash, passwordStrength: passwordStrength(demoPassword) }, now);
  await seedBusiness(transaction, tenant, now);
  await seedWaysOut(transaction, tenant, now);
  await seedCompanyPapers(transaction, tenant, now);
  await seedChanges(transaction, tenant, now);
  await seedDecidedCases(transaction, tenant, now);
  await seedPermits(transaction, tenant, now);
  await seedMessages(transaction, tenant, now);
  await seedSupport(transaction, tenant, now);
  await seedAgreements(transaction, tenant, now);
}

async function fill(transaction: Queryable, now: Date, choices: Choices): Promise<void> {
  const { cost = strongCost } = choices;
  await markDemonstration(transaction);
  const passwordHash = await new Passwords(cost).hash(demoPassword);
  await seedContent(transaction, now);
  await seedStaff(transaction, { passwordHash, dataKeys: keysOf(choices) }, now);
  for (const tenant of demoTenants) await fillTenant(transaction, tenant, passwordHash, now);
  await noteReminders(transaction, now);
}

/** Fills one more tenant with the same people, companies, content and staff as the demonstration's own. */
export async function seedTenant(database: Database, tenant: DemoTenant, itsStaff: StaffChoices): Promise<void> {
  const now = new Date();
  await database.db.transaction(async (transaction) => {
    await seedContentOf(transaction, tenant, now);
    await seedStaff(transaction, itsStaff, now);
    await fillTenant(transaction, tenant, itsStaff.passwordHash, now);
    await noteReminders(transaction, now);
  });
}

/** Fills a database with the demonstration. It is quick, and a second run gives the same result. */
export async function seedDemo(database: Database, choices: Choices = {}): Promise<void> {
  await beginSealing(database, keysOf(choices));
  await database.db.transaction((transaction) => fill(transaction, new Date(), choices));
}

/** A demonstration that an earlier release filled has no staff yet. */
async function seedMissingStaff(transaction: Queryable, choices: Choices): Promise<void> {
  const [known] = await transaction.select({ staffId: staff.staffId }).from(staff).limit(1);
  if (known) return;
  const passwordHash = await new Passwords(choices.cost ?? strongCost).hash(demoPassword);
  await seedStaff(transaction, { passwordHash, dataKeys: keysOf(choices) }, new Date());
}

/** A demonstration that an earlier release filled has no content in versions yet. */
async function seedMissingContent(transaction: Queryable): Promise<void> {
  const [known] = await transaction.select({ version: contentVersion.version }).from(contentVersion).limit(1);
  if (!known) await seedContent(transaction, new Date());
}

/**
 * Fills the database if there are several instances. They may start at the same time, and changes that customers made
 * after the first start stay.
 */
export async function seedDemoOnce(database: Database, choices: Choices = {}): Promise<void> {
  await beginSealing(database, keysOf(choices));
  await database.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [seeded] = await transaction.select({ compCode: company.compCode }).from(company).limit(1);
    if (!seeded) return fill(transaction, new Date(), choices);
    await seedMissingContent(transaction);
    await seedMissingStaff(transaction, choices);
  });
}
