import { product } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { inArray } from 'drizzle-orm';
import type { CompanyContext } from '../calls/context';
import { companyCall, type GroupHandlers, personCall, publicCall } from '../calls/handler';
import type { Policy } from '../calls/policy';
import { writePdf } from '../files/write-pdf';
import type { FileReply } from '../http/replies';
import { approvalCorrect, approvalView, approvalWithdraw } from './approval';
import { registerJoin } from './join-company';
import { licenseRead, permitSave, permitSubmit, permitView } from './permit';
import { profileOf } from './records';
import { companyAdd, invitationByCode, registerSubmit } from './register-company';
import { agentSave, certificateAgree, legalPersonSave, verificationSubmit } from './verification';
import { verificationDraft } from './verification-drafts';
import { verificationView } from './verification-view';

const registering = { permission: 'company.write', stage: 'certifying' } satisfies Omit<Policy, 'access'>;

async function progress({ db, member, session }: CompanyContext): Promise<CallReply<'registrationProgress'>> {
  const { permit } = await profileOf(db, member.compCode);
  const wanted = Array.isArray(permit.productCodes) ? permit.productCodes.map(String) : [];
  const products =
    wanted.length === 0
      ? []
      : await db.select().from(product).where(inArray(product.productCode, wanted)).orderBy(product.orderNum);
  return {
    compStatus: member.compStatus,
    compName: member.compName,
    compCode: member.compCode,
    inviteCode: member.inviteCode,
    rootManager: member.rootManager,
    productNames: products.map(({ productName }) => productName),
    adminName: session.userName,
  };
}

function letterTemplate({ member, session }: CompanyContext): FileReply {
  const content = writePdf('授权委托书', [
    `兹授权 ${session.userName} 作为 ${member.compName} 的管理员，在供应链金融服务平台办理企业注册、实名认证、数字证书申请及日常业务操作。`,
    '',
    '授权期限：自签署之日起至本企业书面撤销之日止。',
    '',
    '法定代表人（签字）：',
    '企业（盖章）：',
    '日期：      年    月    日',
  ]);
  return { fileName: '授权委托书模板.pdf', contentType: 'application/pdf', content };
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
