import type { StepUpAsked } from '@portal/shared/contract';
import { createStore } from 'zustand';

interface Question {
  readonly asked: StepUpAsked;
  readonly resolve: (proven: boolean) => void;
}

const store = createStore<Question | null>()(() => null);

/** Asks the person to prove who they are; the api client asks for one proof at a time. */
export const askStepUp = (asked: StepUpAsked): Promise<boolean> =>
  new Promise((resolve) => {
    store.getState()?.resolve(false);
    store.setState({ asked, resolve }, true);
  });

/** The proof that the person is asked for now. */
export const stepUpAsked = (): StepUpAsked | null => store.getState()?.asked ?? null;

/** Answers this question, unless it has been answered or another one has taken its place. */
export function settleStepUp(asked: StepUpAsked, proven: boolean): void {
  const question = store.getState();
  if (question?.asked !== asked) return;
  store.setState(null, true);
  question.resolve(proven);
}

export const onStepUpAsked = store.subscribe;
