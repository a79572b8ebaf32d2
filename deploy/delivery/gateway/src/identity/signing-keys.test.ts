import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { identityVerifier } from '@portal/service';
import { identityHeader } from '@portal/service/identity';
import { createLocalJWKSet } from 'jose';
import { personIn } from '../testing/served-slot';
import { signIdentity } from './sign-identity';
import { SigningKeys } from './signing-keys';

const day = 86_400_000;
const start = 400 * 30 * day;

/** The secrets of one database, and a clock that all gateways share. */
function shared() {
  const state = { now: start, away: false };
  const secret = async (name: string) => {
    if (state.away) throw new Error('the database is away');
    return createHash('sha256').update(name).digest();
  };
  return { state, gateway: () => new SigningKeys(secret, () => state.now) };
}

const kidsOf = async (keys: SigningKeys) => (await keys.published()).map(({ kid }) => kid);

const identity = personIn();
const introduced = {
  ...{ tenant: 'main', slot: 'invoice', identity, permissions: [], requestId: 'r' },
  member: identity.member as NonNullable<typeof identity.member>,
};

test('all gateways sign with one key, and a service accepts each by the published half', async () => {
  const { gateway } = shared();
  const [one, two] = [gateway(), gateway()];
  const keys = createLocalJWKSet({ keys: await one.published() });
  const verify = identityVerifier({ slot: 'invoice', portal: { keys } });
  for (const signing of [one, two]) {
    const headers = await signIdentity(signing, introduced);
    expect((await verify(headers[identityHeader])).userCode).toBe('U1');
  }
});

test('a new key comes by itself: known to services a day before, the old one until its tokens have ended', async () => {
  const { state, gateway } = shared();
  const keys = gateway();
  state.now = start + 10 * day;
  const { kid: before } = await keys.current();
  expect(await kidsOf(keys)).toEqual([before]);
  state.now = start + 29.5 * day;
  const ahead = await kidsOf(keys);
  expect(ahead).toHaveLength(2);
  state.now = start + 30 * day + 60_000;
  const { kid: after } = await keys.current();
  expect(after).not.toBe(before);
  expect(await kidsOf(keys)).toEqual(ahead);
  state.now += day;
  expect(await kidsOf(keys)).toEqual([after]);
});

test('a database that is away at the change stops nobody', async () => {
  const { state, gateway } = shared();
  const keys = gateway();
  state.now = start + 29.9 * day;
  await keys.current();
  state.now = start + 30 * day + 1;
  state.away = true;
  expect((await keys.current()).kid).toBe(`identity-${Math.floor(state.now / (30 * day))}`);
});

test('no private half is published', async () => {
  const [key] = await shared().gateway().published();
  expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
});
