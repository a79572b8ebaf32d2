export { companyFreeze, mobileCorrection, staffNote } from './care';
export { caseEvent, holiday, recognition, reviewPolicy, reviewTask } from './cases';
export { adminChange, bankAccount, changeRequest } from './company-changes';
export { companyRequest } from './company-requests';
export { article, message, noticeRead } from './content';
export { contentDraft, contentVersion } from './content-versions';
export { dataSealing } from './data-sealing';
export { dispatch, paperReminder, smsReceipt } from './dispatch';
export { storedFile } from './files';
export { company, employee, knownBrowser, mobileChange, passwordHistory, user } from './people';
export { provider } from './ports';
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
export { bank, bankBranch } from './reference';
export {
  companyProfile,
  consentGiven,
  faceCheck,
  invitation,
  joinRequest,
  registration,
} from './registration';
export { sentCode, session, spentRefresh, stepUpProof, ticket } from './sessions';
export { agreement, agreementSignature, certificate, tenantCertificate } from './signing';
export { type SiteContent, siteContent } from './site';
export { staff, staffRecoveryCode, staffRole, staffSession } from './staff';
export { type RequestedChange, staffRequest } from './staff-requests';
export { supportEntry, supportLink, supportTicket } from './support';
