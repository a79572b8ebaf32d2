import type { StepUpAsked, StepUpKind } from '../contract/public';
import { ApiError } from './api-error';
import { ports } from './ports';

/** The proof that a refusal asks for. Undefined if the refusal names no kind: then there is nothing to prove. */
export function stepUpOf(body: unknown): StepUpAsked | undefined {
  const { stepUp } = (body ?? {}) as { readonly stepUp?: StepUpAsked };
  return typeof stepUp?.kind === 'string' ? stepUp : undefined;
}

const running = new Map<StepUpKind, Promise<boolean>>();

/** Calls that wait for the same kind of proof share one question. Another kind is asked for after it. */
function askFor(asked: StepUpAsked): Promise<boolean> {
  const known = running.get(asked.kind);
  if (known) return known;
  const question = Promise.allSettled(running.values())
    .then(() => ports().stepUp(asked))
    .finally(() => running.delete(asked.kind));
  running.set(asked.kind, question);
  return question;
}

/** Waits until the person has proved who they are. Rejects if they do not want to, or have left meanwhile. */
export async function proveFirst(asked: StepUpAsked, status: string, signal: AbortSignal | undefined): Promise<void> {
  const proven = await askFor(asked);
  if (signal?.aborted) throw new ApiError('', { kind: 'aborted' });
  if (!proven) throw new ApiError('', { kind: 'aborted', status });
}
