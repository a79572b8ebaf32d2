import type { Page } from '@playwright/test';

/** Waits for words that stand in the page for a moment only. A look from time to time may miss them on a slow machine. */
export const toldBriefly = (page: Page, words: string): Promise<void> =>
  page.evaluate(
    (expected) =>
      new Promise<void>((resolve) => {
        const look = () => document.body.textContent.includes(expected) && resolve();
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    words,
  );
