import { agreementInfo, agreementList, agreementSignatureInfo } from '../../domain/agreement/agreements';
import { companyCall, type GroupHandlers } from '../../kernel/calls/handler';
import { agreementArchive } from './archive';
import { confirmAgreements, signConfirmed } from './sign';
import { signDictionaries, signInfo } from './sign-info';

const read = { permission: 'agreement.read' } as const;
const sign = { permission: 'agreement.sign' } as const;

export const signingHandlers: GroupHandlers<'signing'> = {
  compSignDict: companyCall(read, () => signDictionaries),
  compSignInfo: companyCall({ ...read, own: ['compCode'] }, signInfo),
  compSignAll: companyCall(read, async (context) => [await signInfo(context)]),
  compSign: companyCall({ ...sign, own: ['compCode'] }, signConfirmed),
  agreementList: companyCall(read, agreementList),
  agreementInfo: companyCall(read, agreementInfo),
  agreementConfirm: companyCall(sign, confirmAgreements),
  agreementSignature: companyCall(read, agreementSignatureInfo),
  agreementArchive: companyCall(read, agreementArchive),
};
