import { badInput, type Refusal, tooMany } from '../../kernel/http/refusal';
import { failureSentence, type ProofResult } from '../../kernel/protection/guarded-proof';

/** The refusal of a try that failed: wrong with tries left, or too often. */
export function proofRefusal(result: Extract<ProofResult, { ok: false }>, reason: string): Refusal {
  const sentence = failureSentence(result, reason);
  return result.tried && result.left > 0 ? badInput(sentence) : tooMany(sentence);
}
