import { permit } from '@portal/database/schema/platform';
import { compStatusOf } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, notInArray } from 'drizzle-orm';
import { profileOf } from '../../domain/company/records';
import { askedProducts, namesOfProducts } from '../../domain/product/product-names';
import type { CompanyContext } from '../../kernel/calls/context';
import { companyCall, type GroupHandlers, personCall, publicCall } from '../../kernel/calls/handler';
import type { Policy } from '../../kernel/calls/policy';
import { approvalCorrect, approvalView, approvalWithdraw } from './approval';
import { registerJoin } from './join-company';
import { letterTemplate } from './letter-template';
import { permitSave, permitSubmit, permitView } from './permit';
import { licenseRead } from './read-license';
import { companyAdd, invitationByCode, registerSubmit } from './register-company';
import { agentSave, certificateAgree, legalPersonSave, verificationSubmit } from './verification';
import { verificationDraft } from './verification-drafts';
import { verificationView } from './verification-view';

const registering = { permission: 'company.write', stage: 'certifying' } satisfies Omit<Policy, 'access'>;

/** Returns the products that the company asked for, or, after it is open, those that it was granted. */
async function productNames({ db, member }: CompanyContext): Promise<string[]> {
  const { permit: asked } = await profileOf(db, member.compCode);
  const granted = db
    .select({ productCode: permit.productCode })
    .from(permit)
    .where(and(eq(permit.compCode, member.compCode), notInArray(permit.state, ['NONE', 'APPLYING', 'REVIEWING'])));
  const isOpen = compStatusOf(member.compStatus).entry.kind === 'open';
  return namesOfProducts(db, isOpen ? granted : askedProducts(asked));
}

async function progress(context: CompanyContext): Promise<CallReply<'registrationProgress'>> {
  const { member, session } = context;
  return {
    compStatus: member.compStatus,
    compName: member.compName,
    compCode: member.compCode,
    inviteCode: member.inviteCode,
    rootManager: member.rootManager,
    productNames: await productNames(context),
    adminName: session.userName,
  };
}

export const registrationHandlers: GroupHandlers<'registration'> = {
  invitationByCode: publicCall((context, { body }) => invitationByCode(context, body.inviteCode)),
  registerSubmit: publicCall(registerSubmit),
  companyAdd: personCall({}, companyAdd),
  registerJoin: publicCall(registerJoin),
  registrationProgress: companyCall({ stage: 'any' }, progress),
  permitView: companyCall(registering, permitView),
  licenseRead: companyCall(registering, licenseRead),
  permitSave: companyCall(registering, permitSave),
  permitSubmit: companyCall(registering, permitSubmit),
  verificationView: companyCall(registering, verificationView),
  verificationDraft: companyCall(registering, verificationDraft),
  legalPersonSave: companyCall(registering, legalPersonSave),
  agentSave: companyCall(registering, agentSave),
  agentLetterTemplate: companyCall(registering, letterTemplate),
  certificateAgree: companyCall(registering, certificateAgree),
  verificationSubmit: companyCall(registering, verificationSubmit),
  approvalView: companyCall(registering, approvalView),
  approvalWithdraw: companyCall(registering, approvalWithdraw),
  approvalCorrect: companyCall(registering, approvalCorrect),
};
