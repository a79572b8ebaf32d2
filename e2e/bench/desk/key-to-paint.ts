import type { Page } from '@playwright/test';

type Measured = Window & { keyToPaint?: Promise<number> };

const patienceMs = 20_000;

/** Resolves with the milliseconds from the next key to the picture in which the element is, on another page. */
function watchKey([selector, patience]: readonly [string, number]): void {
  const from = location.pathname;
  (window as Measured).keyToPaint = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no other page with ${selector}`)), patience);
    const begin = ({ timeStamp }: KeyboardEvent) => {
      const look = () => {
        if (location.pathname === from || !document.querySelector(selector)) requestAnimationFrame(look);
        // This runs before the picture; the next task runs after it.
        else setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('keydown', begin, { capture: true, once: true });
  });
}

/** Presses the key, and measures until the element of the page to which it leads is painted. */
export async function keyToPaint(page: Page, key: string, selector: string): Promise<number> {
  await page.evaluate(watchKey, [selector, patienceMs] as const);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as Measured).keyToPaint ?? Number.NaN);
}
