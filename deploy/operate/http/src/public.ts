export { addressSet } from './address-set';
export { AllowedHosts, HostRefused } from './allowed-hosts';
export { AnswerRefused, boundedBytes, boundedFetch } from './bounded-fetch';
export { CircuitBreaker, type CircuitBreakerOptions } from './circuit-breaker';
export { type AddressGroup, addressGroups, addressKey, networkKey } from './client-address';
export type { TrustedProxies } from './connection-limit';
export { type Deadlines, usualDeadlines } from './deadlines';
export { failAnswer } from './fail-answer';
export { faultEnvelope, faultSentence } from './fault-envelope';
export { holdDeadline } from './held-deadline';
export { type HttpServerOptions, httpServer, type Listener } from './http-server';
export {
  type ContentBase,
  type ContentFolder,
  type ContentQuestion,
  contentPath,
  type FirstAdministrator,
  type FirstAdministratorLink,
  firstAdministratorPath,
  type Identity,
  type IdentityMember,
  type IdentityQuestion,
  identityPath,
  internalPath,
  maxContentBytes,
  type OperatorMail,
  operatorMailPath,
  type StaffIdentity,
  staffIdentityPath,
} from './internal-calls';
export { endedByError, lastLine } from './last-line';
export { isLoopback } from './loopback';
export { errorCode, neverReached } from './never-reached';
export { apiProof, gatewayProof, isApiProof, isGatewayProof, proofHeader } from './peer-proof';
export { cookieOf } from './request-cookie';
export {
  type CallKey,
  isSigned,
  keyHeader,
  type SignedCall,
  signatureHeader,
  signedForMs,
  signedHeaders,
} from './signed-call';
export { isStorable } from './storable';
export { Tally } from './tally';
