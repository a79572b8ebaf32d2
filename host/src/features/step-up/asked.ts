import type { StepUpAsked } from '@portal/shared/contract';

type Listener = () => void;

interface Question {
  readonly asked: StepUpAsked;
  readonly resolve: (proven: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<Listener>();

function change(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks the person to prove who they are; the api client asks for one proof at a time. */
export const askStepUp = (asked: StepUpAsked): Promise<boolean> =>
  new Promise((resolve) => {
    question?.resolve(false);
    change({ asked, resolve });
  });

/** The proof that the person is asked for now. */
export const stepUpAsked = (): StepUpAsked | null => question?.asked ?? null;

/** Answers this question, unless it has been answered or another one has taken its place. */
export function settleStepUp(asked: StepUpAsked, proven: boolean): void {
  if (question?.asked !== asked) return;
  const { resolve } = question;
  change(null);
  resolve(proven);
}

export function onStepUpAsked(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
