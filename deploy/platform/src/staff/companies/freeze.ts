import type { CallReply } from '@portal/shared/contract';
import { freezeCompany, liftFreeze } from '../../domain/company/freeze';
import { auditCompanyAct } from '../../domain/staff/audit-staff';
import { careRoles } from '../../domain/staff/care-roles';
import { companyInScope } from '../../domain/staff/in-scope';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { careNotices } from './notices';

export async function staffCompanyFreeze(
  context: StaffContext,
  { body: { compCode, reason } }: HandlerInput<'staffCompanyFreeze'>,
) {
  const { db, now, staff } = context;
  const comp = await companyInScope(context, careRoles.freeze, compCode);
  await db.transaction(async (transaction) => {
    const before = await freezeCompany(transaction, compCode, { reason, staffId: staff.staffId }, now);
    await notifyCompany(transaction, careNotices.frozen, { compCode }, { reason }, now);
    await auditCompanyAct(transaction, context, comp, {
      action: 'company.freeze',
      before: { compStatus: before },
      after: { compStatus: '70', reason },
    });
  });
}

export async function staffCompanyUnfreeze(
  context: StaffContext,
  { body: { compCode, reason } }: HandlerInput<'staffCompanyUnfreeze'>,
): Promise<CallReply<'staffCompanyUnfreeze'>> {
  const { db, now, staff } = context;
  const comp = await companyInScope(context, careRoles.freeze, compCode);
  return db.transaction(async (transaction) => {
    const compStatus = await liftFreeze(transaction, compCode, { reason, staffId: staff.staffId }, now);
    await notifyCompany(transaction, careNotices.unfrozen, { compCode }, { reason }, now);
    await auditCompanyAct(transaction, context, comp, {
      action: 'company.unfreeze',
      before: { compStatus: '70' },
      after: { compStatus, reason },
    });
    return { compStatus };
  });
}
