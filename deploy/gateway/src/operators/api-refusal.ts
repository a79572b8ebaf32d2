/** A call that is not carried out. The sentence tells the caller what to do. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly code: string;
  /** What else a program may want to know. */
  readonly more: Record<string, unknown>;

  constructor(status: number, code: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}
