import { expect, test } from '@jest/globals';
import type { Call, StaffCallName } from '@portal/shared/contract';
import { staffCalls } from '@portal/shared/contract/calls';

const names = Object.keys(staffCalls) as StaffCallName[];
const rowOf = (name: StaffCallName): Call => staffCalls[name];

/** The acts by which a stolen desk would do lasting harm. */
const withFactor: readonly StaffCallName[] = [
  ...(['staffInvite', 'staffRoles', 'staffLock', 'staffUnlock', 'staffResetFactor'] as const),
  ...(['staffPolicySet', 'staffProviderSet', 'staffPersonUnlock', 'staffPersonCorrectMobile'] as const),
  ...(['staffCompanyUnfreeze', 'staffCompanyExport', 'staffRequestConfirm'] as const),
];

/** Writes of people who are logged in that do not ask for it, with the reason. */
const without: Readonly<Record<string, readonly StaffCallName[]>> = {
  'is a step of the proof': ['staffFactorCode', 'staffFactorBegin', 'staffFactorFinish'],
  'stops something, and may be in a hurry': [
    ...(['staffLogout', 'staffSessionEndOthers', 'staffEndSessions', 'staffCompanyFreeze'] as const),
    ...(['staffPersonLock', 'staffPersonEndSessions', 'staffRequestDecline', 'staffRequestWithdraw'] as const),
  ],
  'is the daily work of reviewers, with a second person where it is grave': [
    ...(['staffCaseClaimNext', 'staffCaseClaim', 'staffCaseRelease', 'staffCaseTouch', 'staffCaseAssign'] as const),
    ...(['staffCasePriority', 'staffCaseDraft', 'staffCaseDecide', 'staffCaseAskSecond'] as const),
  ],
  'is the daily work of customer service': [
    ...(['staffNoteAdd', 'staffCompanyMessage', 'staffCompanyRescan', 'staffSupportAnswer'] as const),
    ...(['staffSupportHandOver', 'staffSupportClose'] as const),
  ],
  'changes nothing': ['staffProviderTest', 'staffAuditVerify'],
};

test('[threat: session alone] the acts of staff that want the second factor again are these', () => {
  expect(names.filter((name) => rowOf(name).factor).sort()).toEqual([...withFactor].sort());
});

test('each other write has its reason', () => {
  const visits = names.filter((name) => /^staff(Login|Accept|Oidc)/.test(name));
  const others = names.filter((name) => rowOf(name).writes && !withFactor.includes(name) && !visits.includes(name));
  expect(Object.values(without).flat().sort()).toEqual(others.sort());
});
