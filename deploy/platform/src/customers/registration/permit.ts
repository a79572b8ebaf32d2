import type { Queryable } from '@portal/database';
import { company, registration } from '@portal/database/schema/platform';
import { staleInputText, wrongStatusText } from '@portal/shared/codes/refusal-texts';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { licensedPerson, validLicense } from '@portal/shared/validators';
import { and, eq, ne, sql } from 'drizzle-orm';
import { advance } from '../../domain/company/advance';
import {
  beginRegistration,
  mergeProfile,
  noteStep,
  profileOf,
  registrationOf,
  setRegistration,
  textOf,
} from '../../domain/company/records';
import { requireProductsForRole } from '../../domain/product/product-roles';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { fileRefs, releaseFiles, takeFiles } from '../../kernel/files/stored-files';
import { conflict, fieldFault, HttpError } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { isLocked, keepLocked } from './correction';
import { holdPapers } from './hold-papers';

type Values = CallReply<'permitView'>['values'];

export async function permitView({ db, member, origin, providers }: CompanyContext): Promise<CallReply<'permitView'>> {
  const { permit } = await profileOf(db, member.compCode);
  const { recognized, reasons, correctable, remark, savedAt, permitRevision } = await registrationOf(
    db,
    member.compCode,
  );
  const [license = null] = await fileRefs(db, [textOf(permit, 'licenseFile')]);
  return {
    values: permit as Values,
    license,
    reads: (await providers.find(origin.tenant, 'ocr')) !== null,
    recognized,
    reasons,
    correctable,
    remark,
    revision: permitRevision,
    savedAt: savedAt?.toISOString() ?? null,
  };
}

export function requirePermitStep({ member }: CompanyContext): void {
  if (member.compStatus !== '15') throw conflict(wrongStatusText);
}

/** Returns the values with only the allowed changes. */
async function allowed<V extends object>(db: Queryable, compCode: string, values: V): Promise<V> {
  const { permit } = await profileOf(db, compCode);
  const { correctable } = await registrationOf(db, compCode);
  return keepLocked(values, permit, correctable, '');
}

/** Counts one more save, and gives its number. Refuses the save of a page that does not show the last one. */
async function nextRevision(db: Queryable, compCode: string, seen: number): Promise<number> {
  await beginRegistration(db, compCode);
  const [row] = await db
    .update(registration)
    .set({ permitRevision: sql`${registration.permitRevision} + 1` })
    .where(and(eq(registration.compCode, compCode), eq(registration.permitRevision, seen)))
    .returning({ revision: registration.permitRevision });
  if (!row) throw new HttpError('409', staleInputText, { revision: staleInputText });
  return row.revision;
}

/** The licence may not have ended by the time it is sent in, unless its day may not be changed. */
async function requireValidLicense(
  { member, now }: CompanyContext,
  db: Queryable,
  { termEnd }: { readonly termEnd: string | null },
): Promise<void> {
  const { permit } = await profileOf(db, member.compCode);
  const { correctable } = await registrationOf(db, member.compCode);
  const fault = validLicense(formatDay(now))(termEnd);
  if (fault !== null && !isLocked(permit, correctable, '')('termEnd')) throw fieldFault('termEnd', fault);
}

export async function permitSave(
  context: CompanyContext,
  { body: { revision: seen, recognized, ...body } }: HandlerInput<'permitSave'>,
): Promise<CallReply<'permitSave'>> {
  const { db, member, now } = context;
  requirePermitStep(context);
  const revision = await db.transaction(async (transaction) => {
    const next = await nextRevision(transaction, member.compCode, seen);
    if (body.licenseFile) await takeFiles(context, transaction, [body.licenseFile], 'company.read');
    const values = await allowed(transaction, member.compCode, body);
    const { permit: before } = await profileOf(transaction, member.compCode);
    await mergeProfile(transaction, member.compCode, 'permit', values);
    await setRegistration(transaction, member.compCode, { savedAt: now, ...(recognized && { recognized }) });
    await releaseFiles(transaction, member.compCode, [textOf(before, 'licenseFile')]);
    return next;
  });
  return { savedAt: now.toISOString(), revision };
}

/** Another legal person on the licence opens the legal person's card again, and says why. */
async function reopenLegalPerson(db: Queryable, compCode: string): Promise<void> {
  const { permit, legalPerson } = await profileOf(db, compCode);
  const { reasons, correctable } = await registrationOf(db, compCode);
  const fault = licensedPerson(textOf(permit, 'legalPerson'))(textOf(legalPerson, 'name'));
  if (fault === null || textOf(legalPerson, 'idNo') === '') return;
  const fields = Object.keys(legalPerson).map((field) => `legalPerson.${field}`);
  await setRegistration(db, compCode, {
    reasons: { ...reasons, 'legalPerson.name': fault },
    correctable: correctable.length === 0 ? [] : [...new Set([...correctable, ...fields])],
  });
}

export async function permitSubmit(
  context: CompanyContext,
  { body: { revision, ...sent } }: HandlerInput<'permitSubmit'>,
): Promise<CallReply<'permitSubmit'>> {
  const { db, member, origin, now } = context;
  const { compCode } = member;
  const compStatus = await db.transaction(async (transaction) => {
    const status = await advance(transaction, compCode, 'permitSubmitted', now);
    await nextRevision(transaction, compCode, revision);
    const body = await allowed(transaction, compCode, sent);
    await requireValidLicense(context, transaction, body);
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
    await reopenLegalPerson(transaction, compCode);
    await noteStep(transaction, compCode, { title: '提交开通申请', state: 'done', remark: '' }, now);
    await setRegistration(transaction, compCode, { recognized: [], savedAt: now });
    return status;
  });
  await audit(context, 'registration.permit', 'ok');
  return { compStatus };
}
