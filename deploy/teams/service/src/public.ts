export { answerCalls, type CallAnswer, type CallInput } from './answer-calls';
export { answerFigures, type FiguresAsked } from './answer-figures';
export { type Envelope, failure, success } from './envelope';
export { identityHeader } from './identity';
export type { Person } from './person';
export { portalService } from './portal-service';
export { Refusal, type RefusalStatus } from './refusal';
export { identityVerifier, type VerifyOptions } from './verify-identity';
