export { article, message, noticeRead } from './content';
export { company, employee, knownBrowser, user } from './people';
export { permit, product } from './products';
export { auditEvent, browserKey, failureGuard, outboxEntry, rateCounter, serverKey, usedNonce } from './protection';
export { bankBranch } from './reference';
export { sentCode, session, ticket } from './sessions';
