import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { openTestDatabase } from '@portal/database/testing';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import { TestPlatform } from '../../testing/test-platform';

interface PlainRequest {
  path: string;
  query: URLSearchParams;
  body: object;
  secrets: string[];
}
interface Sealed {
  address: string;
  headers: Record<string, string>;
  body: string;
}

/** Loaded by name: the client's sources need a browser's types, which have no place in a server. */
const clientCrypto: string = '@portal/shared/crypto';
const { makeOwnPair, seal } = (await import(clientCrypto)) as {
  seal(request: PlainRequest, keys: object, serverNow: number): Promise<Sealed>;
  makeOwnPair(): Promise<{ publicKey: string; signingKey: object } | null>;
};

/** This server opens the requests that the portal's own client seals. */
describe.each(['OAEP', 'PKCS1'] as const)('sealed by the portal’s client with %s', (padding) => {
  let database: Database;
  let platform: TestPlatform;

  beforeAll(async () => {
    database = await openTestDatabase();
    platform = new TestPlatform(database, { padding });
    await platform.app.ready();
  }, 240_000);
  afterAll(async () => {
    await platform.close();
    await database.close();
  });

  test.each([
    ['it was given', false],
    ['it made itself', true],
  ])('query, body and password arrive, signed with a pair that %s', async (_, own) => {
    const client = platform.client();
    const pair = own ? await makeOwnPair() : null;
    const query = { browserID: client.browserId };
    const asked = await client.plain('rsaSecretKey', { query, body: { publicKey: pair?.publicKey } });
    const given = asked.envelope.body;
    if (!given || 'fields' in given) throw new Error('no keys');
    expect(given.privateKey === undefined).toBe(own);
    const keys = { ...given, signingKey: pair?.signingKey };
    expect(keys.padding).toBe(padding === 'OAEP' ? 'OAEP' : undefined);
    const call = calls.checkPasswordSecurity;
    const send = async (password: string) => {
      const request = {
        path: callUrl(call),
        query: new URLSearchParams({ password }),
        body: {},
        secrets: [...(call.secrets ?? [])],
      };
      const { address, headers, body } = await seal(request, keys, platform.clock());
      const response = await platform.app.inject({ method: 'POST', url: `/api${address}`, headers, payload: body });
      return response.json();
    };
    expect(await send('Good#Pass2026')).toMatchObject({ ok: true });
    const msg = '密码10-16位，包含大写字母、小写字母、数字、特殊字符';
    expect(await send('Good#Pass')).toMatchObject({ ok: false, msg });
  });
});
