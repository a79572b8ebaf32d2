import type { Queryable } from '@portal/database';
import { company } from '@portal/database/schema/platform';
import { wrongStatusText } from '@portal/shared/codes/refusal-texts';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { CompanyContext } from '../../core/calls/context';
import type { HandlerInput } from '../../core/calls/handler';
import { fileRefs, releaseFiles, takeFiles } from '../../core/files/stored-files';
import { conflict, fieldFault } from '../../core/http/refusal';
import { audit } from '../../core/protection/audit';
import { advance } from '../company/advance';
import { mergeProfile, noteStep, profileOf, registrationOf, setRegistration, textOf } from '../company/records';
import { requireProductsForRole } from '../products/product-roles';
import { keepLocked } from './correction';
import { holdPapers } from './hold-papers';

type Values = CallReply<'permitView'>['values'];

export async function permitView({ db, member }: CompanyContext): Promise<CallReply<'permitView'>> {
  const { permit } = await profileOf(db, member.compCode);
  const { recognized, reasons, correctable, savedAt } = await registrationOf(db, member.compCode);
  const [license = null] = await fileRefs(db, [textOf(permit, 'licenseFile')]);
  return {
    values: permit as Values,
    license,
    recognized,
    reasons,
    correctable,
    savedAt: savedAt?.toISOString() ?? null,
  };
}

export function requirePermitStep({ member }: CompanyContext): void {
  if (member.compStatus !== '15') throw conflict(wrongStatusText);
}

/** Gives the values with only the allowed changes. */
async function allowed<V extends object>(db: Queryable, compCode: string, values: V): Promise<V> {
  const { permit } = await profileOf(db, compCode);
  const { correctable } = await registrationOf(db, compCode);
  return keepLocked(values, permit, correctable, '');
}

export async function permitSave(
  context: CompanyContext,
  { body }: HandlerInput<'permitSave'>,
): Promise<CallReply<'permitSave'>> {
  const { db, member, now } = context;
  requirePermitStep(context);
  await db.transaction(async (transaction) => {
    if (body.licenseFile) await takeFiles(context, transaction, [body.licenseFile], 'company.read');
    const values = await allowed(transaction, member.compCode, body);
    const { permit: before } = await profileOf(transaction, member.compCode);
    await mergeProfile(transaction, member.compCode, 'permit', values);
    await setRegistration(transaction, member.compCode, { savedAt: now });
    await releaseFiles(transaction, member.compCode, [textOf(before, 'licenseFile')]);
  });
  return { savedAt: now.toISOString() };
}

export async function permitSubmit(
  context: CompanyContext,
  { body: sent }: HandlerInput<'permitSubmit'>,
): Promise<CallReply<'permitSubmit'>> {
  const { db, member, origin, now } = context;
  const { compCode } = member;
  const compStatus = await db.transaction(async (transaction) => {
    const status = await advance(transaction, compCode, 'permitSubmitted', now);
    const body = await allowed(transaction, compCode, sent);
    await requireProductsForRole(transaction, body.productCodes, body.compRole);
    await takeFiles(context, transaction, [body.licenseFile], 'company.read');
    await holdPapers(transaction, compCode, 'permit', body);
    const [other] = await transaction
      .select({ compCode: company.compCode })
      .from(company)
      .where(
        and(eq(company.tenant, origin.tenant), eq(company.creditCode, body.creditCode), ne(company.compCode, compCode)),
      );
    if (other) throw fieldFault('creditCode', '该企业已注册');
    const { compName, creditCode } = body;
    await transaction.update(company).set({ compName, creditCode }).where(eq(company.compCode, compCode));
    await mergeProfile(transaction, compCode, 'permit', body);
    await noteStep(transaction, compCode, { title: '提交开通申请', state: 'done', remark: '' }, now);
    await setRegistration(transaction, compCode, { recognized: [], savedAt: now });
    return status;
  });
  await audit(context, 'registration.permit', 'ok');
  return { compStatus };
}
