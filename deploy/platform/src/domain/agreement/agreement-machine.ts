import type { AgreementState } from '@portal/shared/contract';
import { StateMachine } from '../../kernel/data/state-machine';

export type AgreementEvent =
  /** A person has read it to the end and agrees. */
  | 'confirm'
  /** The signing provider is asked for the signatures. */
  | 'order'
  /** Without a provider: the company seals a paper, and the platform's people confirm that it has come. */
  | 'print'
  | 'sign'
  /** The provider or the platform's people did not accept the signature. */
  | 'refuse'
  /** It was confirmed, but not signed in time. */
  | 'lapse'
  | 'expire';

export const agreementMachine = new StateMachine<AgreementState, AgreementEvent>({
  PENDING: { confirm: 'SIGNING', expire: 'INVALID' },
  SIGNING: { confirm: 'SIGNING', order: 'SEALING', print: 'CHECKING', lapse: 'PENDING', expire: 'INVALID' },
  SEALING: { sign: 'SIGNED', refuse: 'PENDING', expire: 'INVALID' },
  CHECKING: { sign: 'SIGNED', refuse: 'PENDING', expire: 'INVALID' },
  SIGNED: { expire: 'INVALID' },
  INVALID: {},
});
