import { expect, type Page } from '@playwright/test';

/** The visible buttons that are filled with the tenant's colour. */
const solidButtons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--brand)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === color)
      .map((one) => one.textContent.trim());
  });

export async function expectOneSolidButton(page: Page, name: string): Promise<void> {
  const solid = await solidButtons(page);
  expect.soft(solid.length, `${name}: ${solid.join('、')}`).toBeLessThanOrEqual(1);
}
