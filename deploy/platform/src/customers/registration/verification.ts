import type { Queryable } from '@portal/database';
import { faceCheck } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { required } from '@portal/shared/validators';
import { and, eq } from 'drizzle-orm';
import { addTask } from '../../domain/case/review-tasks';
import { advance } from '../../domain/company/advance';
import { askRegister } from '../../domain/company/company-register';
import { isOwnAgent } from '../../domain/company/own-agent';
import {
  mergeProfile,
  noteStep,
  type Profile,
  profileOf,
  registrationOf,
  setRegistration,
  textOf,
} from '../../domain/company/records';
import { beginVerification } from '../../domain/real-name/begin-verification';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { takeFiles } from '../../kernel/files/stored-files';
import { badInput, conflict, fieldFault } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { agentFaults, legalPersonFaults } from './contradictions';
import { isLocked, keepLocked } from './correction';
import { holdPapers } from './hold-papers';
import { knownIdNo } from './known-id-no';
import { verificationView } from './verification-view';

/** Removes the findings on a card, because the card has been filled in again. */
const withoutCard = (reasons: Readonly<Record<string, string>>, card: string) =>
  Object.fromEntries(Object.entries(reasons).filter(([name]) => !name.startsWith(`${card}.`)));

/**
 * Saves a complete card. It changes only the allowed fields and removes the card's draft. What contradicts another paper
 * is refused, unless the field may not be changed.
 */
async function saveCard<V extends { readonly idNo: string }>(
  db: Queryable,
  compCode: string,
  card: 'legalPerson' | 'agent',
  sent: V,
  faultsOf: (values: V, profile: Profile) => Readonly<Record<string, string>>,
): Promise<V> {
  const profile = await profileOf(db, compCode);
  const known = profile[card];
  const { reasons, correctable, drafts } = await registrationOf(db, compCode);
  const complete = { ...sent, idNo: knownIdNo(sent.idNo, textOf(known, 'idNo')) };
  const values = keepLocked(complete, known, correctable, card);
  const locked = isLocked(known, correctable, card);
  const faults = Object.entries(faultsOf(values, profile)).filter(([field]) => !locked(field));
  const [first] = faults;
  if (first) throw badInput(first[1], Object.fromEntries(faults));
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
    const { name, idNo } = await saveCard(transaction, compCode, 'legalPerson', body, (values, profile) =>
      legalPersonFaults(values, profile, formatDay(now)),
    );
    const registration = await registrationOf(transaction, compCode);
    if (isOwnAgent(registration, await profileOf(transaction, compCode)))
      await mergeProfile(transaction, compCode, 'agent', { name, idNo });
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
  const { compCode } = member;
  await db.transaction(async (transaction) => {
    await beginVerification(transaction, compCode, now);
    const profile = await profileOf(transaction, compCode);
    if (isOwnAgent(await registrationOf(transaction, compCode), profile)) {
      await saveOwnAgent(transaction, compCode, profile, body);
      return;
    }
    const missing = required('请输入邮箱地址')(body.email);
    if (missing !== null) throw fieldFault('email', missing);
    if (body.letterFile === '') throw fieldFault('letterFile', '请上传授权委托书');
    await takeFiles(context, transaction, [body.letterFile], 'company.read');
    await holdPapers(transaction, compCode, 'agent', body);
    await saveCard(transaction, compCode, 'agent', body, agentFaults);
  });
}

/** Of a legal person who acts for the company themselves, only the mailbox is not known from their own card. */
async function saveOwnAgent(
  db: Queryable,
  compCode: string,
  { legalPerson }: Profile,
  { email }: HandlerInput<'agentSave'>['body'],
): Promise<void> {
  const idNo = textOf(legalPerson, 'idNo');
  if (idNo === '') throw conflict('请先保存法人信息');
  await saveCard(db, compCode, 'agent', { name: textOf(legalPerson, 'name'), idNo, email }, () => ({}));
}

export async function certificateAgree({ db, member, now }: CompanyContext) {
  await db.transaction(async (transaction) => {
    await beginVerification(transaction, member.compCode, now);
    await registrationOf(transaction, member.compCode);
    await setRegistration(transaction, member.compCode, { certificateAgreedAt: now });
  });
}

/** Nothing of the last return is left. */
const answered = { reasons: {}, correctable: [], remark: '', returnedDigest: '' };

export async function verificationSubmit(context: CompanyContext): Promise<CallReply<'verificationSubmit'>> {
  const { db, member, now } = context;
  const { compCode, compName } = member;
  const { canSubmit } = await verificationView(context);
  if (!canSubmit) throw conflict('请先完成全部认证步骤');
  const compStatus = await db.transaction(async (transaction) => {
    const status = await advance(transaction, compCode, 'verificationSubmitted', now);
    await setRegistration(transaction, compCode, { submittedAt: now, ...answered });
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
