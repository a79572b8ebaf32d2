import type { LoadReport } from '@portal/shared/boot';
import { preferFresh } from './last-good';
import { remoteTries, triesBeforeLastGood, withTries } from './try-policy';

/** The figures of a load that the gateway is told. */
export type LoadFigures = Pick<LoadReport, 'ms' | 'tries' | 'outcome'>;

interface Load<T> {
  readonly fresh: () => Promise<T>;
  /** The same from the release before; null where there was none. */
  readonly lastGood: (() => Promise<T>) | null;
  readonly onOutcome: (figures: LoadFigures, cause?: unknown) => void;
}

/** Loads the new release, with its tries, or else the last good one, and reports the outcome. */
export async function loadPreferred<T>({ fresh, lastGood, onOutcome }: Load<T>): Promise<T> {
  const started = performance.now();
  let tries = 0;
  const tell = (outcome: LoadFigures['outcome'], cause?: unknown) =>
    onOutcome({ ms: performance.now() - started, tries, outcome }, cause);
  const attempt = (tryNumber: number) => {
    tries = tryNumber;
    return fresh();
  };
  try {
    const policy = lastGood ? triesBeforeLastGood : remoteTries;
    const preferred = await preferFresh(() => withTries(attempt, policy), lastGood);
    if (preferred.from === 'fresh') tell('loaded');
    else tell('fell-back', preferred.cause);
    return preferred.value;
  } catch (cause) {
    tell('failed', cause);
    throw cause;
  }
}
