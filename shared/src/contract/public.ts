export { type Call, callUrl } from './call';
export { calls } from './calls';
export * from './states';
export type { CallInput, CallName, CallReply, Envelope, ParsedInput, Refusal, StreamEvents } from './types';
