import { expect, type Locator, type Page } from '@playwright/test';

/** What only a script could make work. Runs in the page. */
function deadControls(): string[] {
  const works = (element: Element): boolean => {
    if (element instanceof HTMLAnchorElement) return /^(https?|tel|mailto):/.test(element.href);
    if (element.tagName === 'SUMMARY') return element.parentElement instanceof HTMLDetailsElement;
    if (element instanceof HTMLButtonElement && element.popoverTargetElement) return true;
    const { form = null, type = '' } = element as HTMLInputElement;
    if (element instanceof HTMLButtonElement && type !== 'submit') return false;
    return form?.method === 'get' && form.hasAttribute('action') && form.querySelector('[type="submit"]') !== null;
  };
  const controls = 'a, summary, button, input, select, textarea, [role="button"], [role="tab"], [tabindex="0"]';
  return [...document.querySelectorAll(controls)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !works(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** The document has no page of its own, and says that it needs a script. */
export const asksForScript = (page: Page): Locator => page.locator('noscript');

/**
 * The page to which a link or a form has led: whole, with nothing that waits for a script. Its very first visitor may
 * get the shell, and asks again.
 */
export async function arrivedWithoutScript(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(async () => {
    if ((await asksForScript(page).count()) > 0) await page.reload();
    await expect(asksForScript(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const waiting = page.locator('[aria-busy="true"], [role="status"][aria-label*="加载"]');
  await expect(waiting, `${page.url()} waits`).toHaveCount(0);
  expect(await page.evaluate(deadControls), `${page.url()} has controls that do nothing`).toEqual([]);
}
