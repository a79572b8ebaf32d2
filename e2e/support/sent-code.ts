import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { runFolder } from './this-run';

interface Letter {
  code: string;
  purpose: string;
  at: string;
}

/** The codes and first passwords that the portal sent to a phone or mailbox, newest first, from the demonstration's outbox. */
async function lettersTo(page: Page, to: string): Promise<Letter[]> {
  // The page itself asks, because only the browser resolves the second tenant's host name.
  return page.evaluate(async (recipient): Promise<Letter[]> => {
    const answer = await fetch(`/dev/outbox?here&to=${recipient}`, { headers: { accept: 'application/json' } });
    const letters: Letter[] = await answer.json();
    return letters.filter(({ code }) => code !== '');
  }, to);
}

/** The newest code that the portal sent to a phone or mailbox. */
export async function newestCode(page: Page, to: string): Promise<string> {
  const [newest] = await lettersTo(page, to);
  if (!newest) throw new Error(`nothing was sent to ${to}`);
  return newest.code;
}

/** No act takes this long. An older turn was left behind by a test that was stopped. */
const maxTurnMs = 30_000;

/**
 * Files that only read share the demonstration's people, and so does each file with itself. For each phone of a tenant,
 * only one test at a time waits for a code.
 */
async function inTurn<T>(phone: string, act: () => Promise<T>): Promise<T> {
  const turn = join(runFolder, `turn-${phone}`);
  for (;;) {
    const taken = await mkdir(turn).catch(() => 'taken' as const);
    if (taken !== 'taken') break;
    const since = await stat(turn).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - since > maxTurnMs) await rm(turn, { recursive: true, force: true });
    await pause(100);
  }
  try {
    return await act();
  } finally {
    await rm(turn, { recursive: true, force: true });
  }
}

/**
 * Uses the code that an act in the page sends. Meanwhile no other test asks for a code of the same phone, because only
 * the last code is good.
 */
export async function withCodeSentBy<T>(
  page: Page,
  to: string,
  act: () => Promise<unknown>,
  use: (code: string) => Promise<T>,
): Promise<T> {
  return inTurn(`${new URL(page.url()).hostname}-${to}`, async () => {
    // Earlier tests may have sent a code to the same phone within the last minute.
    await page.evaluate(() => fetch('/dev/limits/reset', { method: 'POST' }));
    const [before] = await lettersTo(page, to);
    await act();
    let code = '';
    // The portal answers before the letter is sent.
    await expect(async () => {
      const [newest] = await lettersTo(page, to);
      expect(newest?.at).not.toBe(before?.at);
      code = newest?.code ?? '';
    }).toPass({ timeout: 10_000, intervals: [100] });
    return use(code);
  });
}

/** Uses the code that an act in the page sends to a phone, wherever the letters of this portal arrive. */
export type WithCode = typeof withCodeSentBy;

/** The code that an act in the page sends. */
export function codeSentBy(page: Page, to: string, act: () => Promise<unknown>): Promise<string> {
  return withCodeSentBy(page, to, act, async (code) => code);
}
