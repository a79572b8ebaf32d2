export { adminChange, bankAccount, changeRequest } from './company-changes';
export { article, message, noticeRead } from './content';
export { dispatch, paperReminder } from './dispatch';
export { storedFile } from './files';
export { company, employee, knownBrowser, mobileChange, passwordHistory, user } from './people';
export { permit, product } from './products';
export {
  auditEvent,
  auditTally,
  browserKey,
  failureGuard,
  outboxEntry,
  rateCounter,
  serverKey,
  usedNonce,
} from './protection';
export { bankBranch } from './reference';
export {
  companyProfile,
  consentGiven,
  faceCheck,
  invitation,
  joinRequest,
  registration,
  reviewTask,
} from './registration';
export { sentCode, session, spentRefresh, stepUpProof, ticket } from './sessions';
export { agreement, agreementSignature, certificate, tenantCertificate } from './signing';
export { type SiteContent, siteContent } from './site';
export { staff, staffRecoveryCode, staffRole, staffSession } from './staff';
