import { expect, test } from '@jest/globals';
import type { Call, CustomerCallName, StepUpKind } from '@portal/shared/contract';
import { customerCalls as calls } from '@portal/shared/contract/customer-calls';
import { handlerOf } from '../../server/registry';

/** The calls that ask for a fresh proof of the person, with the kind of proof. */
const kinds: Partial<Record<CustomerCallName, StepUpKind>> = {
  employeeAdd: 'employees',
  employeeEdit: 'employees',
  employeeDisable: 'employees',
  employeeEnable: 'employees',
  employeeInvite: 'employees',
  employeeRemove: 'employees',
  employeeResetPwd: 'employees',
  employeeJoinDecide: 'employees',
  employeeImport: 'employees',
  userMobileUpdate: 'employees',
  emailUpdate: 'contact',
  mobileUpdate: 'contact',
  bankAccountAdd: 'accounts',
  bankAccountReveal: 'accounts',
  bankAccountDefault: 'accounts',
  bankAccountUnbind: 'accounts',
  adminChangeWithdraw: 'admin',
  certificateRenew: 'company',
  personalDataDownload: 'personal',
  personalDataLeave: 'personal',
  closingStopProduct: 'company',
  closingSubmit: 'company',
};

/** Writes of people who are logged in that ask for no proof, with the reason. */
const withoutProof: Readonly<Record<string, readonly CustomerCallName[]>> = {
  'brings a proof of its own, which its page asks for': [
    ...(['passWordUpdate', 'logoutCheckTypeWithSecurity', 'compSign', 'agreementConfirm'] as const),
    ...(['adminChangeVerify', 'adminChangeSubmit'] as const),
  ],
  // For an account it asks for its code, otherwise for a proof of kind `company`: see `step-up/step-up.test`.
  'decides by what is asked for': ['changeSubmit'],
  'is a step of a proof': [
    ...(['stepUpSend', 'stepUpProve', 'sendMobileCodeOfLogoutWithSecurity', 'sendPersonalCode'] as const),
    ...(['sendEmailCode', 'emailCodeValid', 'mobileOldCodeValid', 'mobileNewCodeValid', 'faceStart'] as const),
  ],
  'ends something, or keeps things as they are': [
    ...(['loginOut', 'deviceLogout', 'deviceLogoutOthers', 'changeWithdraw', 'changeDelete'] as const),
    ...(['productWithdraw', 'approvalWithdraw', 'invitationRevoke', 'employeeMobileWithdraw'] as const),
  ],
  'opens a page whose calls ask for its ticket': ['wayOutOffer'],
  'is one’s own yes or no to what others asked': ['placeAccept', 'placeRefuse', 'mobileChangeRefuse', 'consentsAgree'],
  'proves an account that was added with a proof': ['bankAccountPay', 'bankAccountConfirm'],
  'gives nobody rights in the company': [
    ...(['invitationSend', 'invitationResend', 'productApply', 'productReview', 'changeSave', 'fileStore'] as const),
    ...(['photoUpdate', 'photoRemove', 'smsEmployeeSubmit', 'supportCreate', 'supportReply', 'supportClose'] as const),
    ...(['messageInfo', 'messageRead', 'messageUnread', 'messageReadAll'] as const),
    ...(['messageDelete', 'messageRestore', 'noticeInfo'] as const),
  ],
  'belongs to a registration, which the platform looks through': [
    ...(['companyAdd', 'permitSave', 'permitSubmit', 'verificationDraft', 'legalPersonSave', 'agentSave'] as const),
    ...(['certificateAgree', 'verificationSubmit', 'approvalCorrect', 'transferStart', 'transferConfirm'] as const),
  ],
};

const names = Object.keys(calls) as CustomerCallName[];

test('[threat: session alone] what changes people, contacts, bank accounts or the administrator asks who acts', () => {
  const asking = names.flatMap((name) => {
    const { stepUp } = handlerOf(name).policy;
    return stepUp ? [[name, stepUp] as const] : [];
  });
  expect(Object.fromEntries(asking)).toEqual(kinds);
});

test('every other write of somebody who is logged in has a reason to ask for nothing', () => {
  const row = (name: CustomerCallName): Call => calls[name];
  const writes = names.filter((name) => row(name).token && row(name).writes && !handlerOf(name).policy.stepUp);
  expect(writes.sort()).toEqual(Object.values(withoutProof).flat().sort());
});

test('a code of the call’s own stands only where a proof is asked for', () => {
  const own = names.filter((name) => handlerOf(name).policy.ownCode);
  expect(own).toEqual(['bankAccountReveal', 'employeeAdd']);
});
