import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { DataKeys } from '@portal/database';
import { gatewaySecret } from '@portal/database/schema/releases';
import { describeDatabase } from '@portal/database/testing';
import { createReleases } from './releases';
import { sealSharedSecrets } from './shared-secret';

const newKey = () => randomBytes(32).toString('base64');

describeDatabase('the secrets that gateways share', (database) => {
  const secretOf = (keys?: string) => {
    const releases = createReleases(database(), { secretKeys: keys === undefined ? undefined : new DataKeys(keys) });
    return async (name: string) => (await releases.sharedSecret(name)).toString('hex');
  };
  const dump = async () => (await database().db.select().from(gatewaySecret)).map(({ value }) => Buffer.from(value));

  test('[threat: forged override link] a dump of the database signs nothing', async () => {
    const [first, second] = [newKey(), newKey()];
    const clear = await secretOf()('override');
    const keys = new DataKeys(first);
    expect(await secretOf(first)('override')).toBe(clear);
    const made = await secretOf(first)('visit');
    await Promise.all([sealSharedSecrets(database(), keys), sealSharedSecrets(database(), keys)]);
    for (const value of await dump()) {
      expect(value.toString('latin1')).toMatch(new RegExp(`^v1:${keys.keyId}:`));
      for (const secret of [clear, made]) expect(value.toString('hex')).not.toContain(secret);
    }
    // Every gateway with the key has the same ones; who has none, or another, gets a fault and makes no new one.
    expect([await secretOf(first)('override'), await secretOf(first)('visit')]).toEqual([clear, made]);
    await expect(secretOf()('override')).rejects.toThrow('GATEWAY_KEY');
    await expect(secretOf(second)('override')).rejects.toThrow('there is no data key');

    // A change of the key: the first seals, all open; afterwards the old one can go.
    await sealSharedSecrets(database(), new DataKeys(`${second} ${first}`));
    expect([await secretOf(second)('override'), await secretOf(second)('visit')]).toEqual([clear, made]);
    await expect(secretOf(first)('visit')).rejects.toThrow('there is no data key');
  });
});
