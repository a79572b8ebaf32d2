import type { Database } from '@portal/database';
import { changeRequest, company, companyProfile } from '@portal/database/schema/platform';
import { formatDay } from '@portal/shared/format';
import { and, eq, exists, inArray, lt, not, or, sql } from 'drizzle-orm';
import { daysAfter } from '../../kernel/data/days';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { originOfItself } from '../../kernel/http/origin';
import { auditAs } from '../../kernel/protection/audit';
import { endSessions, sessionsInCompany } from '../../kernel/session/sessions';
import { advance } from './advance';
import { endedPapers } from './ended-papers';
import { papersNotices } from './notices';

/** Finds open companies with a paper that ended too long ago. A company whose new papers are under review is left out. */
async function expired(db: Database['db'], now: Date, graceDays: number) {
  const lastGoodDay = formatDay(daysAfter(now, -graceDays));
  const asked = db
    .select({ changeNo: changeRequest.changeNo })
    .from(changeRequest)
    .where(
      and(
        eq(changeRequest.compCode, company.compCode),
        eq(changeRequest.changeType, 'LICENSE'),
        inArray(changeRequest.state, ['SUBMITTED', 'REVIEWING']),
      ),
    );
  const ended = [
    sql<string>`nullif(${companyProfile.permit}->>'termEnd', '')`,
    sql<string>`nullif(${companyProfile.legalPerson}->>'idValidTo', '')`,
  ].map((day) => lt(day, lastGoodDay));
  const rows = await db
    .select({ profile: companyProfile, tenant: company.tenant })
    .from(companyProfile)
    .innerJoin(company, eq(company.compCode, companyProfile.compCode))
    .where(and(eq(company.compStatus, '40'), or(...ended), not(exists(asked))))
    .orderBy(company.compCode);
  return rows.flatMap(({ profile, tenant }) => {
    const [paper] = endedPapers(profile, now, graceDays);
    return paper ? [{ compCode: profile.compCode, tenant, paper }] : [];
  });
}

/** Closes the entrance to companies whose papers have ended. Each is told once, whichever instance looks. */
export async function expireCompanies(
  db: Database['db'],
  now: Date,
  graceDays: number,
  failed: (error: unknown) => void,
): Promise<void> {
  for (const { compCode, tenant, paper } of await expired(db, now, graceDays)) {
    const { name, day } = paper;
    const expire = db.transaction(async (transaction) => {
      const [open] = await transaction
        .select({ compCode: company.compCode })
        .from(company)
        .where(and(eq(company.compCode, compCode), eq(company.compStatus, '40')))
        .for('update');
      if (!open) return;
      await advance(transaction, compCode, 'papersExpired', now);
      await notifyCompany(transaction, papersNotices.expired, { compCode }, { paper: name, day }, now);
      await endSessions(transaction, sessionsInCompany(compCode), 'companyBlocked', now);
      const detail = { before: { compStatus: '40' }, after: { compStatus: '60', paper: name, day } };
      const origin = originOfItself({ tenant, audience: 'customers' }, { requestId: 'expire-companies' });
      await auditAs(transaction, origin, now, 'company.papersExpired', 'ok', { compCode, detail });
    });
    await expire.catch(failed);
  }
}
