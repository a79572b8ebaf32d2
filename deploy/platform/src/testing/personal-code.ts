import type { CallInput } from '@portal/shared/contract';
import type { ApiClient } from './api-client';
import type { TestPlatform } from './test-platform';

type Purpose = CallInput<'sendPersonalCode'>['body']['purpose'];

/** Asks for a code to the person's own number and reads it from the outbox. */
export async function personalCode(
  platform: TestPlatform,
  client: ApiClient,
  mobile: string,
  purpose: Purpose,
): Promise<string> {
  const asked = platform.clock();
  await client.ok('sendPersonalCode', { body: { browserID: client.browserId, purpose } });
  return platform.code(mobile, purpose, asked);
}
