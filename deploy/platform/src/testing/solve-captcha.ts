import type { ApiClient } from './api-client';
import type { CodeReader } from './log-in';

/**
 * Reads the picture's answer from the demonstration's outbox, as everybody can, and sends it. The next click then
 * succeeds.
 */
export async function solveCaptcha(platform: CodeReader, client: ApiClient): Promise<void> {
  const { browserId: browserID } = client;
  const asked = platform.clock();
  await client.ok('captchaImage', { query: { browserID } });
  await client.ok('captchaValid', { query: { code: await platform.code(browserID, 'captcha', asked), browserID } });
}
