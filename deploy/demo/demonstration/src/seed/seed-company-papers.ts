import type { Queryable } from '@portal/database';
import { storedFile } from '@portal/database/schema/platform';
import { mergeProfile } from '@portal/platform/src/domain/company/records';
import { certifyingCompanies, type DemoCompany, openCompanies } from './companies';
import { dayAhead } from './day-ahead';
import { type DemoTenant, demoCode } from './demo-tenant';
import { demoPaper } from './papers';
import { demoPdf } from './seed-documents';

/** The papers of a company, with the part and field of its profile that name them. */
const papers = [
  { part: 'permit', field: 'licenseFile', title: '营业执照' },
  { part: 'legalPerson', field: 'frontFile', title: '法人身份证人像面' },
  { part: 'legalPerson', field: 'backFile', title: '法人身份证国徽面' },
  { part: 'agent', field: 'letterFile', title: '授权委托书' },
] as const;

function paperFiles(tenant: DemoTenant, company: DemoCompany, idValidTo: string, now: Date) {
  const compCode = demoCode('C', tenant, company.key);
  const readers = { access: 'COMPANY', compCode, permission: 'company.read' } as const;
  const making = papers.map(async ({ part, field, title }) => {
    const fileToken = `demo-paper-${tenant.letter}-${company.key}-${field}`;
    const paper = demoPaper(title, { company, tenant, idValidTo });
    const key = [tenant.party.platformName, company.key, field, idValidTo].join();
    return { part, field, file: await demoPdf({ fileToken, tenant: tenant.code, readers, paper, key }, now) };
  });
  return Promise.all(making);
}

const invoiceOf = (company: DemoCompany) => ({
  bankName: '中国工商银行上海市分行',
  bankAccount: '1001252809000015702',
  address: `上海市浦东新区科技园路88号（${company.name}）`,
  phone: '021-58881234',
});

/** The companies whose registration waits for a reviewer, who looks at their papers. */
const reviewedCompanies = certifyingCompanies.filter(({ status }) => status === '30' || status === '50');

/**
 * Seeds papers, and the invoice data of the open companies. Their legal person's identity card expires soon, so that
 * the page shows it. A later change by a person stays.
 */
export async function seedCompanyPapers(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  const idValidTo = dayAhead(now, 20);
  for (const company of [...openCompanies, ...reviewedCompanies]) {
    const made = await paperFiles(tenant, company, idValidTo, now);
    const stored = await db
      .insert(storedFile)
      .values(made.map(({ file }) => file))
      .onConflictDoNothing()
      .returning({ fileToken: storedFile.fileToken });
    if (stored.length === 0) continue;
    const compCode = demoCode('C', tenant, company.key);
    for (const { part, field, file } of made) await mergeProfile(db, compCode, part, { [field]: file.fileToken });
    if (reviewedCompanies.includes(company)) continue;
    await mergeProfile(db, compCode, 'legalPerson', { idValidTo });
    await mergeProfile(db, compCode, 'invoice', invoiceOf(company));
  }
}
