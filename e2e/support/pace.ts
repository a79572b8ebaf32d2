import type { Page } from '@playwright/test';

/** The time of the work below on the machine for which the bounds were set. */
const referenceMs = 20;

function fixedWork(): number {
  const started = performance.now();
  const texts = Array.from({ length: 60_000 }, (_, n) => ((n * 7_919) % 60_013).toString(36));
  texts.sort();
  return performance.now() - started;
}

/** This machine's current slowness compared with the reference machine, at least one. */
export async function paceOf(page: Page): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) times.push(await page.evaluate(fixedWork));
  return Math.max(1, Math.min(...times) / referenceMs);
}
