import type { CallReply } from '@portal/shared/contract';
import type { HandlerInput } from '../../core/calls/handler';
import type { StaffContext } from '../../core/calls/staff-context';
import { tellCompany } from '../../core/dispatch/tell';
import { freezeCompany, liftFreeze } from '../company/freeze';
import { auditCompanyAct } from '../staff/audit-staff';
import { careRoles } from '../staff/care-roles';
import { companyInScope } from '../staff/in-scope';

export async function staffCompanyFreeze(
  context: StaffContext,
  { body: { compCode, reason } }: HandlerInput<'staffCompanyFreeze'>,
) {
  const { db, now, staff } = context;
  const comp = await companyInScope(context, careRoles.freeze, compCode);
  await db.transaction(async (transaction) => {
    const before = await freezeCompany(transaction, compCode, { reason, staffId: staff.staffId }, now);
    await tellCompany(transaction, 'company.frozen', { compCode }, { reason }, now);
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
    await tellCompany(transaction, 'company.unfrozen', { compCode }, { reason }, now);
    await auditCompanyAct(transaction, context, comp, {
      action: 'company.unfreeze',
      before: { compStatus: '70' },
      after: { compStatus, reason },
    });
    return { compStatus };
  });
}
