import { type Sentence, say } from '@portal/release-record/sentence';

/** A call that is refused. The sentence tells the caller what to do. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly code: string;
  readonly sentence: Sentence;
  /** Further facts that a program may need. */
  readonly more: Record<string, unknown>;

  constructor(status: number, code: string, sentence: Sentence, more: Record<string, unknown> = {}) {
    super(sentence.zh);
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.more = more;
  }
}

export const notAllowed = (sentence: Sentence) => new ApiRefusal(403, 'not-allowed', sentence);

export const unstorable = () =>
  new ApiRefusal(
    400,
    'bad-request',
    say('请求包含无效字符：请去掉后重试。', 'The request holds characters that cannot be stored: leave them out.'),
  );
