/**
 * Flows whose tests passed one by one while they were written, but not yet in one run of all on a quiet machine.
 * `npm test` leaves them out so that its verdict stays clear; `UNPROVEN=1 npm test browser` runs them as well. A flow
 * that has passed in such a run leaves this list, which is meant to become empty.
 */
export const unproven: readonly string[] = [
  'faults/event-streams.spec.ts',
  'flows/customer/account-company/{states,transfer}.spec.ts',
  'flows/customer/account-files/*.spec.ts',
  'flows/customer/account-people/*.spec.ts',
  'flows/customer/host/{accessibility,certifying-company,company-chooser,company-switch,gallery,guard,keyboard}.spec.ts',
  'flows/customer/host/{login-locked,login-password-change,login-security-check,password-dialog,query-only}.spec.ts',
  'flows/customer/messages/*.spec.ts',
  'flows/customer/products/*.spec.ts',
  'flows/customer/{registration,registration-input}.spec.ts',
];
