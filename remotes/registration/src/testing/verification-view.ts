import type { CallReply } from '@portal/shared/contract';

/** A verification in tests, at which nothing is done yet. */
export const verificationView: CallReply<'verificationView'> = {
  legalPerson: {
    state: 'TODO',
    name: '',
    idNo: '',
    idValidFrom: '',
    idValidTo: null,
    frontFile: null,
    backFile: null,
  },
  agent: {
    state: 'TODO',
    name: '田新',
    idNo: '',
    mobile: '138****0001',
    email: '',
    letterFile: null,
    isLegalPerson: false,
  },
  licensedPerson: '王立新',
  proof: { state: 'TODO', way: 'none', face: 'NONE', transfer: null },
  certificate: { state: 'TODO', agreedAt: null },
  drafts: { legalPerson: null, agent: null },
  reasons: {},
  correctable: [],
  remark: '',
  unchanged: false,
  canSubmit: false,
};
