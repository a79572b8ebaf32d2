import { agreement } from '@portal/database/schema/platform';
import { agreementStates, agreementTypes, type CallReply } from '@portal/shared/contract';
import { count, eq } from 'drizzle-orm';
import { settle } from '../../domain/agreement/agreements';
import { companyCertificate } from '../../domain/agreement/certificates';
import type { CompanyContext } from '../../kernel/calls/context';

/** Shows the company's certificate and the state of its agreements. */
export async function signInfo({
  db,
  providers,
  member,
  origin,
  now,
}: CompanyContext): Promise<CallReply<'compSignInfo'>> {
  const { compCode, compName } = member;
  await settle(db, compCode, now);
  const held = await companyCertificate(db, compCode);
  const counts = await db
    .select({ state: agreement.state, total: count() })
    .from(agreement)
    .where(eq(agreement.compCode, compCode))
    .groupBy(agreement.state);
  const inState = (...states: string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { total }) => sum + total, 0);
  return {
    compCode,
    compName,
    certificateNo: held?.certificateNo ?? '',
    issuer: held?.issuer ?? '',
    validFrom: held?.validFrom.toISOString() ?? null,
    validTo: held?.validTo.toISOString() ?? null,
    way: (await providers.find(origin.tenant, 'sign')) ? 'provider' : 'paper',
    signed: inState('SIGNED'),
    pending: inState('PENDING', 'SIGNING'),
  };
}

const entries = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([dictValue, dictLabel]) => ({ dictValue, dictLabel }));

export const signDictionaries: CallReply<'compSignDict'> = {
  agreementType: entries(agreementTypes),
  agreementState: entries(agreementStates),
};
