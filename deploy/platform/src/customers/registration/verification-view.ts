import type { CallReply, FaceState } from '@portal/shared/contract';
import { maskIdentityNumber, maskPhone } from '@portal/shared/format';
import { payerOf, transferOf } from '../../domain/bank-account/show-transfer';
import { isOwnAgent } from '../../domain/company/own-agent';
import { profileOf, registrationOf, textOf } from '../../domain/company/records';
import { faceWay } from '../../domain/real-name/face-way';
import { lastFace, registrationAccount } from '../../domain/real-name/read-proofs';
import type { CompanyContext } from '../../kernel/calls/context';
import { papersOf } from '../../kernel/files/papers';
import { isUnchanged } from './sent-papers';
import { formCard, hasFaults, proofCard } from './verification-cards';
import { draftsOf } from './verification-drafts';

type View = CallReply<'verificationView'>;

export async function verificationView(context: CompanyContext): Promise<View> {
  const { db, member, origin, providers, session, now } = context;
  const { compCode } = member;
  const profile = await profileOf(db, compCode);
  const { legalPerson: legal, agent } = profile;
  const registration = await registrationOf(db, compCode);
  const { reasons, correctable, remark, drafts, certificateAgreedAt } = registration;
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
      isLegalPerson: isOwnAgent(registration, profile),
    },
    licensedPerson: textOf(profile.permit, 'legalPerson'),
    proof: {
      ...proof,
      face,
      faceWay: await faceWay(context, origin.tenant),
      transfer: account ? transferOf(context, await payerOf(context), account) : null,
    },
    certificate: {
      state: certificateState,
      agreedAt: certificateAgreedAt?.toISOString() ?? null,
      issued: (await providers.find(origin.tenant, 'sign')) !== null,
    },
    drafts: await draftsOf(drafts, { legalPerson: legal, agent }, fileOf),
    reasons,
    correctable,
    remark,
    unchanged: isUnchanged(registration, profile),
    canSubmit: [legalState, agentState, proof.state, certificateState].every((state) => state === 'DONE'),
  };
}
