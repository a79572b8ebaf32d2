import type { Database } from '@portal/database';
import { Passwords } from '../protection/passwords';
import { demoTenants } from './demo-tenant';
import { seedAgreements } from './seed-agreements';
import { seedArticles } from './seed-articles';
import { seedBankBranches } from './seed-bank-branches';
import { seedBusiness } from './seed-business';
import { seedChanges } from './seed-changes';
import { seedCompanyPapers } from './seed-company-papers';
import { seedDocuments } from './seed-documents';
import { seedMessages } from './seed-messages';
import { seedPeople } from './seed-people';
import { seedPermits, seedProducts } from './seed-products';

export const demoPassword = 'Portal@2026x';

/** Fills a database with the demonstration: quick, and the same when it is done again. */
export async function seedDemo(database: Database): Promise<void> {
  const now = new Date();
  const passwordHash = await new Passwords().hash(demoPassword);
  await database.db.transaction(async (transaction) => {
    await seedArticles(transaction, now);
    await seedProducts(transaction);
    await seedDocuments(transaction, now);
    await seedBankBranches(transaction);
    for (const tenant of demoTenants) {
      await seedPeople(transaction, tenant, passwordHash, now);
      await seedBusiness(transaction, tenant, now);
      await seedCompanyPapers(transaction, tenant, now);
      await seedChanges(transaction, tenant, now);
      await seedPermits(transaction, tenant, now);
      await seedMessages(transaction, tenant, now);
      await seedAgreements(transaction, tenant, now);
    }
  });
}
