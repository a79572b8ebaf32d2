export type { Call } from './call';
export type { SlotCall, SlotInput, SlotReply } from './call-types';
export type { ProductFigures } from './product-figures';
export * from './states';
export { type FactorWay, type StepUpAsked, type StepUpKind, stepUpKinds, stepUpStatus } from './step-up';
export type {
  CallGroup,
  CallInput,
  CallName,
  CallReply,
  CallsOf,
  CustomerCallName,
  Envelope,
  ParsedInput,
  Refusal,
  StaffCallName,
  StreamEvents,
} from './types';
