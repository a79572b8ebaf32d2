import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { openTestDatabase } from '@portal/database/testing';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import { TestPlatform } from '../testing/test-platform';

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
const { seal } = (await import(clientCrypto)) as {
  seal(request: PlainRequest, keys: object, serverNow: number): Promise<Sealed>;
};

/** What the portal's own client seals, this server opens. */
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

  test('query, body and password arrive', async () => {
    const client = platform.client();
    const keys = (await client.plain('rsaSecretKey', { query: { browserID: client.browserId } })).envelope.body;
    if (!keys || 'fields' in keys) throw new Error('no keys');
    expect(keys.padding).toBe(padding === 'OAEP' ? 'OAEP' : undefined);
    const call = calls.checkPasswordSecurity;
    const send = async (password: string) => {
      const request = {
        path: callUrl(call),
        query: new URLSearchParams({ password }),
        body: {},
        secrets: [...call.secrets],
      };
      const { address, headers, body } = await seal(request, keys, platform.clock());
      const response = await platform.app.inject({ method: 'POST', url: `/api${address}`, headers, payload: body });
      return response.json();
    };
    expect(await send('Good#Pass2026')).toMatchObject({ ok: true });
    expect(await send('P@ssw0rd123')).toMatchObject({ ok: false, msg: '密码过于常见，请更换' });
  });
});
