import { bootDocument } from '@portal/shared/boot';

/** Answers of this tab's visit. A visitor who goes back sees a list as they left it, at once and at the same height. */

interface Kept {
  readonly value: unknown;
  readonly at: number;
}

const most = 40;
const fresh = 60_000;
const answers = new Map<string, Kept>();

export function remember(question: string, value: unknown): void {
  answers.delete(question);
  answers.set(question, { value, at: performance.now() });
  const oldest = answers.keys().next();
  if (answers.size > most && !oldest.done) answers.delete(oldest.value);
}

/** The document brings the answers of its own page. */
export const given = (question: string) => bootDocument().answers?.[question];

function known(question: string): Kept | undefined {
  const ours = given(question);
  // It is as old as the visit.
  return answers.get(question) ?? (ours && { value: ours.value, at: 0 });
}

export function remembered(question: string): unknown {
  return known(question)?.value;
}

/** Whether the answer is new enough to be shown without another call. */
export function isFresh(question: string): boolean {
  const kept = known(question);
  return kept !== undefined && performance.now() - kept.at < fresh;
}

export function forgetAnswers(): void {
  answers.clear();
}
