import type { CallReply, FaceState } from '@portal/shared/contract';
import { maskIdentityNumber, maskPhone } from '@portal/shared/format';
import type { CompanyContext } from '../../core/calls/context';
import { papersOf } from '../../core/files/papers';
import { payerOf, transferOf } from '../bank-accounts/show-transfer';
import { profileOf, registrationOf, textOf } from '../company/records';
import { lastFace, registrationAccount } from '../real-name/read-proofs';
import { formCard, hasFaults, proofCard } from './verification-cards';
import { draftsOf } from './verification-drafts';

type View = CallReply<'verificationView'>;

export async function verificationView(context: CompanyContext): Promise<View> {
  const { db, member, session, now } = context;
  const { compCode } = member;
  const { legalPerson: legal, agent } = await profileOf(db, compCode);
  const { reasons, correctable, drafts, certificateAgreedAt } = await registrationOf(db, compCode);
  const face = ((await lastFace(db, compCode, 'registration', now))?.state ?? 'NONE') as FaceState;
  const account = await registrationAccount(db, compCode, now);
  const proof = proofCard({ face, transfer: account?.state ?? null });
  const fileOf = async (token: string) => (await papersOf(db, [token])).get(token) ?? null;
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
    proof: { ...proof, face, transfer: account ? transferOf(context, await payerOf(context), account) : null },
    certificate: { state: certificateState, agreedAt: certificateAgreedAt?.toISOString() ?? null },
    drafts: await draftsOf(drafts, { legalPerson: legal, agent }, fileOf),
    reasons,
    correctable,
    canSubmit: [legalState, agentState, proof.state, certificateState].every((state) => state === 'DONE'),
  };
}
