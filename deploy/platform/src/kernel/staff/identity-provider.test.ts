import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EndlessServer } from '../../testing/endless-server';
import { IdentityProvider } from './identity-provider';

let server: EndlessServer;
beforeAll(async () => {
  server = await EndlessServer.start();
});
afterAll(() => server.stop());

test('[threat: huge answer] an identity provider that sends without end is cut off at the limit', async () => {
  const provider = new IdentityProvider({ issuer: server.origin, clientId: 'desk', clientSecret: 'secret' });
  const going = { returnTo: 'https://desk.example.com/desk/oidc', state: 'state', again: false };
  await expect(provider.address(going, provider.newSecrets())).rejects.toThrow();
  await server.left;
  expect(server.sent).toBeLessThan(0.5);
});
