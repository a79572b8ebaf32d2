/** What a reviewer, or the bank, decides. */
export interface Decision {
  readonly outcome: 'approve' | 'return' | 'reject';
  readonly reason: string;
  /** What was found, by field; of registrations. */
  readonly reasons: Readonly<Record<string, string>>;
}

export const approved: Decision = { outcome: 'approve', reason: '', reasons: {} };
