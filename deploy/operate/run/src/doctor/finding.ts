/** `fault`: something does not work, or customers would see that it is missing. `note`: somebody should know it. */
export type FindingState = 'ok' | 'note' | 'fault';

export interface Finding {
  readonly state: FindingState;
  /** The part of the installation that it is about. */
  readonly about: string;
  readonly text: string;
  /** What to do. */
  readonly mend?: string;
}

type Make = (about: string, text: string, mend?: string) => Finding;

const made =
  (state: FindingState): Make =>
  (about, text, mend) => ({ state, about, text, ...(mend === undefined ? {} : { mend }) });

export const ok = made('ok');
export const note = made('note');
export const fault = made('fault');

/** An error in one sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, code } = error as Error & { cause?: unknown; code?: string };
  if (cause instanceof Error) return reasonOf(cause);
  return error.message || code || error.name;
}
