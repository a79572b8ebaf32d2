export { type Call, callUrl } from './call';
export { callGroups, calls } from './calls';
export * from './states';
export type {
  CallGroup,
  CallInput,
  CallName,
  CallReply,
  CallsOf,
  Envelope,
  ParsedInput,
  Refusal,
  StreamEvents,
} from './types';
