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

export function remembered(question: string): unknown {
  return answers.get(question)?.value;
}

/** Whether the answer is new enough to be shown without another call. */
export function isFresh(question: string): boolean {
  const kept = answers.get(question);
  return kept !== undefined && performance.now() - kept.at < fresh;
}

export function forgetAnswers(): void {
  answers.clear();
}

// The document brings the answers of its own page.
for (const [question, { value }] of Object.entries(bootDocument().answers ?? {})) remember(question, value);
