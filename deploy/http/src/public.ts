export { addressSet } from './address-set';
export { addressKey } from './client-address';
export type { TrustedProxies } from './connection-limit';
export {
  type ContentBase,
  type ContentFolder,
  type ContentQuestion,
  contentPath,
  mostContentBytes,
} from './content-call';
export { type Deadlines, usualDeadlines } from './deadlines';
export { faultEnvelope, faultSentence } from './fault-envelope';
export {
  type FirstAdministrator,
  type FirstAdministratorLink,
  firstAdministratorPath,
} from './first-administrator-call';
export { failAnswer, GuardedResponse, holdDeadline } from './guarded-response';
export { type HttpServerOptions, httpServer, type Listener } from './http-server';
export {
  type Identity,
  type IdentityMember,
  type IdentityQuestion,
  identityPath,
  internalPath,
} from './identity-call';
export { endedByError, lastLine, uncaughtErrors } from './last-line';
export { isLoopback } from './loopback';
export { apiProof, gatewayProof, isApiProof, isGatewayProof, proofHeader } from './peer-proof';
export { cookieOf } from './request-cookie';
export { newRequestId } from './request-id';
export {
  type CallKey,
  isSigned,
  keyHeader,
  type SignedCall,
  signatureHeader,
  signedForMs,
  signedHeaders,
} from './signed-call';
export { type StaffIdentity, staffIdentityPath } from './staff-identity-call';
export { Tally } from './tally';
