import { badInput, type HttpError, tooMany } from '../../kernel/http/http-error';
import { failureSentence, type ProofResult } from '../../kernel/protection/guarded-proof';

/** The refusal of a try that failed: wrong with tries left, or too often. */
export function proofRefusal(result: Extract<ProofResult, { ok: false }>, reason: string): HttpError {
  const sentence = failureSentence(result, reason);
  return result.tried && result.left > 0 ? badInput(sentence) : tooMany(sentence);
}
