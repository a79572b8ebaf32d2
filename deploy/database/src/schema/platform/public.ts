export { adminChange, bankAccount, changeRequest } from './company-changes';
export { article, message, noticeRead } from './content';
export { storedFile } from './files';
export { company, employee, knownBrowser, user } from './people';
export { permit, product } from './products';
export { auditEvent, browserKey, failureGuard, outboxEntry, rateCounter, serverKey, usedNonce } from './protection';
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
export { sentCode, session, ticket } from './sessions';
export { agreement, agreementSignature, certificate } from './signing';
