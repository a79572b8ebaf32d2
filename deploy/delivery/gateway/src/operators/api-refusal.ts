/** A call that is refused. The sentence tells the caller what to do. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly code: string;
  /** Further facts that a program may need. */
  readonly more: Record<string, unknown>;

  constructor(status: number, code: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const notAllowed = (message: string) => new ApiRefusal(403, 'not-allowed', message);

export const unstorable = () => new ApiRefusal(400, 'bad-request', '请求包含无效字符：请去掉后重试。');
