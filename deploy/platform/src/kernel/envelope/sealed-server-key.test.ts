import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DataKeys, sealAgain, sealWith } from '@portal/database';
import { sql } from 'drizzle-orm';
import { describeWithDemo } from '../../testing/demo-database';
import { TestPlatform } from '../../testing/test-platform';
import { demoDataKey } from '../data/demo-data-key';
import { ServerKeys } from './server-keys';

describeWithDemo('the server’s own keys', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  });
  afterAll(() => platform.close());

  const stored = async () =>
    (await database().db.execute<{ key: string }>(sql`select private_key as key from platform.server_key`)).rows.map(
      ({ key }) => key,
    );
  const readAnew = async (id: string) => (await new ServerKeys(database().db, platform.clock).byId(id))?.publicKey;

  test('[threat: stolen token] a dump of the database opens no customer’s calls', async () => {
    const keys = await stored();
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).toMatch(/^v1:[\w-]{8}:/);
  });

  test('[threat: stolen token] one that an earlier release left in clear is sealed, and a change of the key reaches them', async () => {
    const made = await new ServerKeys(database().db, platform.clock).current();
    const newKey = randomBytes(32).toString('base64');
    try {
      sealWith({ sealer: new DataKeys(demoDataKey), writes: 'clear' });
      platform.forward(86_400);
      const clear = await new ServerKeys(database().db, platform.clock).current();
      expect((await stored()).some((key) => !key.startsWith('v1:'))).toBe(true);
      sealWith({ sealer: new DataKeys(`${newKey} ${demoDataKey}`), writes: 'sealed' });
      await sealAgain(database());
      const { keyId } = new DataKeys(newKey);
      for (const key of await stored()) expect(key.startsWith(`v1:${keyId}:`)).toBe(true);
      sealWith({ sealer: new DataKeys(newKey), writes: 'sealed' });
      for (const { id, publicKey } of [made, clear]) expect(await readAnew(id)).toBe(publicKey);
    } finally {
      sealWith({ sealer: new DataKeys(`${demoDataKey} ${newKey}`), writes: 'sealed' });
      await sealAgain(database());
    }
  });
});
