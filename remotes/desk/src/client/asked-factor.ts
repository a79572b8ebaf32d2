import type { FactorWay } from '@portal/shared/contract';
import { create } from 'zustand';

/** The question for the person's second factor that is on screen. */
export interface FactorQuestion {
  readonly way: FactorWay;
  readonly answer: Promise<boolean>;
  readonly settle: (proven: boolean) => void;
}

export const useFactorQuestion = create<{ readonly question: FactorQuestion | null }>(() => ({ question: null }));

/** Asks the person to show their second factor again. Calls that wait for it share one question. False: they gave up. */
export function askFactor(way: FactorWay): Promise<boolean> {
  const { question: open } = useFactorQuestion.getState();
  if (open) return open.answer;
  let resolve: (proven: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((done) => {
    resolve = done;
  });
  const question: FactorQuestion = {
    way,
    answer,
    settle: (proven) => {
      if (useFactorQuestion.getState().question === question) useFactorQuestion.setState({ question: null });
      resolve(proven);
    },
  };
  useFactorQuestion.setState({ question });
  return answer;
}
