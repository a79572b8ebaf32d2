/**
 * The statuses of the envelope that a service gives. The session is the gateway's concern, so 423 is not among them.
 */
export type RefusalStatus =
  /** Bad input; `fields` may say where. */
  | '400'
  /** No identity of the gateway: somebody called the service by another way. */
  | '401'
  | '404'
  /** The current state does not allow it. */
  | '409'
  | '429'
  /** The person may not do this. */
  | '443'
  | '500';

/** A handler throws it when the call cannot succeed. Its sentence is for the customer. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  /** Sentences by the names of the fields. */
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(status: RefusalStatus, sentence: string, fields?: Readonly<Record<string, string>>) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
    this.fields = fields;
  }
}
