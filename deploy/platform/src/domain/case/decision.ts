/** A decision of a reviewer or of the bank. */
export interface Decision {
  readonly outcome: 'approve' | 'return' | 'reject';
  readonly reason: string;
  /** The findings by field, for registrations. */
  readonly reasons: Readonly<Record<string, string>>;
}

export const approved: Decision = { outcome: 'approve', reason: '', reasons: {} };
