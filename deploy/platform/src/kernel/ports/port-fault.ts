/**
 * How a call came to nothing. `unreachable`: nobody is there, whoever asks. `unanswered`: the provider took the call and
 * gave no answer, or says that it is broken; the call itself may be the reason. `otherwise`: it answered, but not as
 * agreed. `refused`: it was not asked, because it is known to be away.
 */
export type PortFaultKind = 'unreachable' | 'unanswered' | 'otherwise' | 'refused';

/** A provider did not answer as the contract says. Its message is for the log, not for customers. */
export class PortFault extends Error {
  override readonly name = 'PortFault';
  readonly kind: PortFaultKind;

  constructor(message: string, kind: PortFaultKind = 'otherwise') {
    super(message);
    this.kind = kind;
  }
}
