import type { Queryable } from '@portal/database';
import { faceCheck } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { CompanyContext } from '../../core/calls/context';
import type { HandlerInput } from '../../core/calls/handler';
import { takeFiles } from '../../core/files/stored-files';
import { conflict } from '../../core/http/refusal';
import { audit } from '../../core/protection/audit';
import { addTask } from '../../core/review/review-tasks';
import { advance } from '../company/advance';
import { askRegister } from '../company/company-register';
import { mergeProfile, noteStep, profileOf, registrationOf, setRegistration, textOf } from '../company/records';
import { beginVerification } from '../real-name/begin-verification';
import { keepLocked } from './correction';
import { holdPapers } from './hold-papers';
import { knownIdNo } from './known-id-no';
import { verificationView } from './verification-view';

/** Removes the findings on a card, because the card has been filled in again. */
const withoutCard = (reasons: Readonly<Record<string, string>>, card: string) =>
  Object.fromEntries(Object.entries(reasons).filter(([name]) => !name.startsWith(`${card}.`)));

/** Saves a complete card. It changes only the allowed fields and removes the card's draft. */
async function saveCard<V extends { readonly idNo: string }>(
  db: Queryable,
  compCode: string,
  card: 'legalPerson' | 'agent',
  sent: V,
): Promise<V> {
  const known = (await profileOf(db, compCode))[card];
  const { reasons, correctable, drafts } = await registrationOf(db, compCode);
  const complete = { ...sent, idNo: knownIdNo(sent.idNo, textOf(known, 'idNo')) };
  const values = keepLocked(complete, known, correctable, card);
  await mergeProfile(db, compCode, card, values);
  await setRegistration(db, compCode, { reasons: withoutCard(reasons, card), drafts: { ...drafts, [card]: null } });
  return values;
}

export async function legalPersonSave(context: CompanyContext, { body }: HandlerInput<'legalPersonSave'>) {
  const { db, member, now } = context;
  const { compCode } = member;
  await db.transaction(async (transaction) => {
    await beginVerification(transaction, compCode, now);
    await takeFiles(context, transaction, [body.frontFile, body.backFile], 'company.read');
    await holdPapers(transaction, compCode, 'legalPerson', body);
    const { legalPerson: before } = await profileOf(transaction, compCode);
    const { idNo } = await saveCard(transaction, compCode, 'legalPerson', body);
    // A face check proves only one person.
    if (textOf(before, 'idNo') !== idNo) {
      await transaction
        .update(faceCheck)
        .set({ state: 'EXPIRED' })
        .where(and(eq(faceCheck.compCode, compCode), eq(faceCheck.purpose, 'registration')));
    }
  });
}

export async function agentSave(context: CompanyContext, { body }: HandlerInput<'agentSave'>) {
  const { db, member, now } = context;
  await db.transaction(async (transaction) => {
    await beginVerification(transaction, member.compCode, now);
    await takeFiles(context, transaction, [body.letterFile], 'company.read');
    await holdPapers(transaction, member.compCode, 'agent', body);
    await saveCard(transaction, member.compCode, 'agent', body);
  });
}

export async function certificateAgree({ db, member, now }: CompanyContext) {
  await db.transaction(async (transaction) => {
    await beginVerification(transaction, member.compCode, now);
    await registrationOf(transaction, member.compCode);
    await setRegistration(transaction, member.compCode, { certificateAgreedAt: now });
  });
}

export async function verificationSubmit(context: CompanyContext): Promise<CallReply<'verificationSubmit'>> {
  const { db, member, now } = context;
  const { compCode, compName } = member;
  const { canSubmit } = await verificationView(context);
  if (!canSubmit) throw conflict('请先完成全部认证步骤');
  const compStatus = await db.transaction(async (transaction) => {
    const status = await advance(transaction, compCode, 'verificationSubmitted', now);
    await setRegistration(transaction, compCode, { submittedAt: now, reasons: {}, correctable: [], remark: '' });
    await noteStep(transaction, compCode, { title: '提交审核', state: 'done', remark: '' }, now);
    const { reappliedAt } = await registrationOf(transaction, compCode);
    const kind = reappliedAt === null ? 'registration' : 'reapplication';
    await addTask(transaction, { kind, subject: compCode, compCode, summary: `${compName} 企业认证` }, now);
    await askRegister(context, transaction);
    return status;
  });
  await audit(context, 'registration.submit', 'ok');
  return { compStatus };
}
