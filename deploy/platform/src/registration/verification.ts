import { faceCheck, registration } from '@portal/database/schema/platform';
import type { CallReply, FaceState } from '@portal/shared/contract';
import { maskIdentityNumber, maskPhone } from '@portal/shared/format';
import { and, eq } from 'drizzle-orm';
import { transferOf } from '../bank-accounts/show-transfer';
import type { CompanyContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { fileRefs, takeFiles } from '../files/stored-files';
import { conflict } from '../http/refusal';
import { audit } from '../protection/audit';
import { lastFace, registrationAccount } from '../real-name/read-proofs';
import { addTask } from '../review/review-tasks';
import { advance } from './advance';
import { beginVerification } from './begin-verification';
import { mergeProfile, noteStep, profileOf, registrationOf, textOf } from './records';
import { formCard, hasFaults, proofCard } from './verification-cards';

type View = CallReply<'verificationView'>;

export async function verificationView({ db, member, session, config, now }: CompanyContext): Promise<View> {
  const { compCode, compName } = member;
  const { legalPerson: legal, agent } = await profileOf(db, compCode);
  const { reasons, certificateAgreedAt } = await registrationOf(db, compCode);
  const face = ((await lastFace(db, compCode, 'registration', now))?.state ?? 'NONE') as FaceState;
  const account = await registrationAccount(db, compCode, now);
  const proof = proofCard({ face, transfer: account?.state ?? null });
  const fileOf = async (token: string) => (await fileRefs(db, [token]))[0] ?? null;
  const legalState = formCard(textOf(legal, 'idNo') !== '', hasFaults(reasons, 'legalPerson'));
  const agentState = formCard(textOf(agent, 'idNo') !== '', hasFaults(reasons, 'agent'));
  const certificateState = formCard(certificateAgreedAt !== null, false);
  return {
    legalPerson: {
      state: legalState,
      name: textOf(legal, 'name'),
      idNo: maskIdentityNumber(textOf(legal, 'idNo')),
      idValidFrom: textOf(legal, 'idValidFrom'),
      idValidTo: textOf(legal, 'idValidTo') || null,
      frontFile: await fileOf(textOf(legal, 'frontFile')),
      backFile: await fileOf(textOf(legal, 'backFile')),
    },
    agent: {
      state: agentState,
      name: textOf(agent, 'name'),
      idNo: maskIdentityNumber(textOf(agent, 'idNo')),
      mobile: maskPhone(session.mobile),
      email: textOf(agent, 'email'),
      letterFile: await fileOf(textOf(agent, 'letterFile')),
    },
    proof: { ...proof, face, transfer: account ? transferOf(account, compName, config.demo) : null },
    certificate: { state: certificateState, agreedAt: certificateAgreedAt?.toISOString() ?? null },
    reasons,
    canSubmit: [legalState, agentState, proof.state, certificateState].every((state) => state === 'DONE'),
  };
}

/** What a reviewer found on a card is settled once the card is filled in anew. */
const withoutCard = (reasons: Readonly<Record<string, string>>, card: string) =>
  Object.fromEntries(Object.entries(reasons).filter(([name]) => !name.startsWith(`${card}.`)));

export async function legalPersonSave(
  context: CompanyContext,
  { body }: HandlerInput<'legalPersonSave'>,
): Promise<null> {
  const { db, member, now } = context;
  const { compCode } = member;
  await db.transaction(async (transaction) => {
    await beginVerification(transaction, compCode, now);
    await takeFiles(context, transaction, [body.frontFile, body.backFile], 'company.read');
    const { legalPerson } = await profileOf(transaction, compCode);
    // A face proves one person only.
    if (textOf(legalPerson, 'idNo') !== body.idNo) {
      await transaction
        .update(faceCheck)
        .set({ state: 'EXPIRED' })
        .where(and(eq(faceCheck.compCode, compCode), eq(faceCheck.purpose, 'registration')));
    }
    await mergeProfile(transaction, compCode, 'legalPerson', body);
    const { reasons } = await registrationOf(transaction, compCode);
    await transaction
      .update(registration)
      .set({ reasons: withoutCard(reasons, 'legalPerson') })
      .where(eq(registration.compCode, compCode));
  });
  return null;
}

export async function agentSave(context: CompanyContext, { body }: HandlerInput<'agentSave'>): Promise<null> {
  const { db, member, now } = context;
  const { compCode } = member;
  await db.transaction(async (transaction) => {
    await beginVerification(transaction, compCode, now);
    await takeFiles(context, transaction, [body.letterFile], 'company.read');
    await mergeProfile(transaction, compCode, 'agent', body);
    const { reasons } = await registrationOf(transaction, compCode);
    await transaction
      .update(registration)
      .set({ reasons: withoutCard(reasons, 'agent') })
      .where(eq(registration.compCode, compCode));
  });
  return null;
}

export async function certificateAgree({ db, member, now }: CompanyContext): Promise<null> {
  await db.transaction(async (transaction) => {
    await beginVerification(transaction, member.compCode, now);
    await registrationOf(transaction, member.compCode);
    await transaction
      .update(registration)
      .set({ certificateAgreedAt: now })
      .where(eq(registration.compCode, member.compCode));
  });
  return null;
}

export async function verificationSubmit(context: CompanyContext): Promise<CallReply<'verificationSubmit'>> {
  const { db, config, member, now } = context;
  const { compCode, compName } = member;
  const { canSubmit } = await verificationView(context);
  if (!canSubmit) throw conflict('请先完成全部认证步骤');
  const compStatus = await db.transaction(async (transaction) => {
    const status = await advance(transaction, compCode, 'verificationSubmitted', now);
    await transaction
      .update(registration)
      .set({ submittedAt: now, reasons: {}, remark: '' })
      .where(eq(registration.compCode, compCode));
    await noteStep(transaction, compCode, { title: '提交审核', state: 'done', remark: '' }, now);
    const task = { kind: 'registration', subject: compCode, compCode, summary: `${compName} 企业认证` } as const;
    await addTask(transaction, config, task, now);
    return status;
  });
  await audit(context, 'registration.submit', 'ok');
  return { compStatus };
}
