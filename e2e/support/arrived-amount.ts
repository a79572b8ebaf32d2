import { expect, type Page } from '@playwright/test';

interface Arrived {
  accountTail: string;
  amount: string;
}

/** The cents that arrived on an account, as the demonstration's bank statement shows them. */
export async function arrivedAmount(page: Page, accountNo: string): Promise<string> {
  let amount: string | undefined;
  await expect(async () => {
    // The page itself asks, because only the browser resolves the second tenant's host name.
    const arrived = await page.evaluate(async (): Promise<Arrived[]> => (await fetch('/dev/statement')).json());
    amount = arrived.find(({ accountTail }) => accountTail === accountNo.slice(-4))?.amount;
    expect(amount).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return amount ?? '';
}
