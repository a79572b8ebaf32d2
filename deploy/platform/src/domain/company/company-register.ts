import type { Queryable } from '@portal/database';
import { company, recognition } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import { newDispatchId } from '../../kernel/dispatch/enqueue';
import { callProvider, type PortTask } from '../../kernel/dispatch/port-queue';
import { lookUpCompany } from '../../kernel/ports/registry';
import type { Services } from '../../kernel/services';
import { keptValues, licenseValues } from './license-values';

/**
 * Has the register of companies asked about the company of a request, in the request's transaction. The reviewers find
 * the values beside what was typed. Without a provider nobody is asked.
 */
export async function askRegister(
  { providers, origin, member, now }: Pick<CompanyContext, 'providers' | 'origin' | 'member' | 'now'>,
  db: Queryable,
): Promise<void> {
  const { tenant } = origin;
  if (!(await providers.find(tenant, 'registry', db))) return;
  const call = { purpose: 'registry.company', tenant, subject: member.compCode, dispatchId: newDispatchId() };
  await callProvider(db, call, now);
}

export function registryCompany({ db, config, providers }: Pick<Services, 'db' | 'config' | 'providers'>): PortTask {
  return {
    port: 'registry',
    purpose: 'registry.company',
    async send({ dispatchId, tenant, recipient: compCode }) {
      const provider = await providers.find(tenant, 'registry');
      const [comp] = await db
        .select({ compName: company.compName, creditCode: company.creditCode })
        .from(company)
        .where(eq(company.compCode, compCode));
      if (!provider || !comp) return;
      const values = keptValues(licenseValues(await lookUpCompany(provider, { reference: dispatchId, ...comp })));
      if (Object.keys(values).length === 0) return;
      const at = new Date(config.clock());
      await db.insert(recognition).values({ compCode, port: 'registry', values, at });
    },
  };
}
