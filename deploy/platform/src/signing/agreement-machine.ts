import type { AgreementState } from '@portal/shared/contract';

export const agreementEvents = [
  /** Somebody has read it to the end and agrees. */
  'confirm',
  /** The company's certificate signs it. */
  'sign',
  /** Confirmed, and not signed in time. */
  'lapse',
  'expire',
] as const;
export type AgreementEvent = (typeof agreementEvents)[number];

const transitions: Readonly<Record<AgreementState, Partial<Readonly<Record<AgreementEvent, AgreementState>>>>> = {
  PENDING: { confirm: 'SIGNING', expire: 'INVALID' },
  SIGNING: { confirm: 'SIGNING', sign: 'SIGNED', lapse: 'PENDING', expire: 'INVALID' },
  SIGNED: { expire: 'INVALID' },
  INVALID: {},
};

/** Undefined: the event means nothing in that state. */
export const afterAgreementEvent = (state: AgreementState, event: AgreementEvent): AgreementState | undefined =>
  transitions[state][event];

export const statesTaking = (event: AgreementEvent): AgreementState[] =>
  (Object.keys(transitions) as AgreementState[]).filter((state) => afterAgreementEvent(state, event) !== undefined);
