/** A decision of a reviewer or of the bank. */
export interface Decision {
  readonly outcome: 'approve' | 'return' | 'reject';
  readonly reason: string;
  /** The findings by field, for registrations. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The bank's number of a transfer that a person has paid by hand. */
  readonly bankSerialNo?: string;
}

export const approved: Decision = { outcome: 'approve', reason: '', reasons: {} };
