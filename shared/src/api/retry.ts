import { ApiError } from './api-error';

const tries = 3;
const firstPause = 300;

/** The pause is half fixed, half random, and doubles each time, so that many clients do not come back at once. */
export function pauseBefore(attempt: number, random: number): number {
  return firstPause * 2 ** (attempt - 1) * (0.5 + random / 2);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new ApiError('', { kind: 'aborted' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

const lostOnTheWay = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';

/** A proxy on the way says that the server gave no answer, for example because it stopped during the request. */
const isUnanswered = (httpStatus: number): boolean => httpStatus === 502 || httpStatus === 504;

interface Repeated<T> {
  readonly writes: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly httpStatusOf: (answer: T) => number;
}

/** Repeats a read that got no answer. A write is never repeated: it may have been done. */
export async function withRetry<T>({ writes, signal, httpStatusOf }: Repeated<T>, send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = writes || attempt >= tries;
    try {
      const answer = await send();
      if (isLast || !isUnanswered(httpStatusOf(answer))) return answer;
    } catch (error) {
      if (isLast || !lostOnTheWay(error)) throw error;
    }
    await pause(pauseBefore(attempt, Math.random()), signal);
  }
}
