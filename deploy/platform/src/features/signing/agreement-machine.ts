import type { AgreementState } from '@portal/shared/contract';
import { StateMachine } from '../../core/data/state-machine';

export type AgreementEvent =
  /** A person has read it to the end and agrees. */
  | 'confirm'
  /** The company's certificate signs it. */
  | 'sign'
  /** It was confirmed, but not signed in time. */
  | 'lapse'
  | 'expire';

export const agreementMachine = new StateMachine<AgreementState, AgreementEvent>({
  PENDING: { confirm: 'SIGNING', expire: 'INVALID' },
  SIGNING: { confirm: 'SIGNING', sign: 'SIGNED', lapse: 'PENDING', expire: 'INVALID' },
  SIGNED: { expire: 'INVALID' },
  INVALID: {},
});
