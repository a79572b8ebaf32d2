import { expect, type Page } from '@playwright/test';

/** Texts that show a customer a mistake: identifiers of rows, loopback addresses, words of the programming language. */
const forgotten = /demo|127\.0\.0\.1|(?<![\w:])::1(?![\w:])|\b(?:undefined|null|NaN)\b|\{\w+\}|\[object/i;

/** Names of the first tenant. They must not appear at the second. */
const ofTheFirst = /供应链金融服务平台|供链通/;

/** All texts of a page, visible or for screen readers, line by line. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'alt', 'title', 'placeholder'];
    const elements = [...document.querySelectorAll('body :not(script, style, template)')];
    const words = elements.flatMap((element) => [
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      ...spoken.map((name) => element.getAttribute(name) ?? ''),
      element.matches('input:not([type=radio], [type=checkbox], [type=hidden]), textarea')
        ? (element as HTMLInputElement).value
        : '',
    ]);
    return [document.title, ...words].filter((line) => line.trim() !== '');
  });

/** Expects that no text of the page looks like a demonstration, and none like the first tenant at another. */
export async function expectFinishedWords(page: Page, name: string, tenant: string): Promise<void> {
  const lines = await wordsOf(page);
  expect
    .soft(
      lines.filter((line) => forgotten.test(line)),
      name,
    )
    .toEqual([]);
  if (tenant !== 'default')
    expect
      .soft(
        lines.filter((line) => ofTheFirst.test(line)),
        name,
      )
      .toEqual([]);
}
