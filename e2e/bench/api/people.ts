import type { ApiClient } from '@portal/platform/testing/api-client';
import { enterCompany, logIn } from '@portal/platform/testing/log-in';
import type { ServedPlatform } from '@portal/platform/testing/served-platform';

export const demoPassword = 'Portal@2026x';

/** The main company of the demonstration, and those of its people who may log in. */
export const compCode = 'CdemoLA';
const people = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16, 17, 19, 20, 21, 23, 24];

/** Logs everybody in as the page does it: keys, click, SMS code, password, company. */
export async function everybody(served: ServedPlatform): Promise<ApiClient[]> {
  const clients: ApiClient[] = [];
  for (const person of people) {
    const client = served.client();
    await logIn(served, client, `139000000${String(person).padStart(2, '0')}`);
    await enterCompany(client);
    clients.push(client);
  }
  return clients;
}
