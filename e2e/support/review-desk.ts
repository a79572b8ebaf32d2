import { expect, type Page } from '@playwright/test';

interface Task {
  taskId: string;
  subject: string;
  /** As the page shows it. */
  requestNo: string;
}

interface Decision {
  outcome: 'approve' | 'return' | 'reject';
  reason?: string;
}

/** Decides what the platform, or its bank, has been asked about an account or a request, by its identifier or its number. */
export async function decide(page: Page, subject: string, { outcome, reason = '' }: Decision): Promise<void> {
  const done = await page.evaluate(
    async ([about, result, words]) => {
      const tasks: Task[] = await (await fetch('/dev/reviews')).json();
      const taskId = tasks.find((task) => task.subject === about || task.requestNo === about)?.taskId;
      if (taskId === undefined) return false;
      const answer = await fetch('/dev/reviews/decide', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ taskId, outcome: result, reason: words }),
      });
      return ((await answer.json()) as { ok: boolean }).ok;
    },
    [subject, outcome, reason] as const,
  );
  expect(done).toBe(true);
}
