import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeOnBothWithDemo } from '../../testing/demo-database';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { SessionFinder } from './find-session';

describeOnBothWithDemo('sessions that are read together', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  });
  afterAll(() => platform.close());

  test('[threat: one request fails others] whatever stands in one token, the others are found', async () => {
    const client = await signedIn(platform, '13800000001');
    const finder = new SessionFinder(database().db, 900);
    const odd = ['', '\0', 'a\0b', '\ud83d', '{"a"}', '\\', '"', 'x'.repeat(100_000), '🚢', "'; --"];
    const found = await Promise.all(
      odd.flatMap((token) => [token, client.accessToken]).map((token) => finder.find('localhost', token, new Date())),
    );
    expect(found.map((session) => session?.mobile ?? null)).toEqual(odd.flatMap(() => [null, '13800000001']));
  });
});
