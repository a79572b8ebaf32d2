import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { IdentityProviderSettings } from '../kernel/staff/identity-provider';

/** An identity provider on this machine. It asks nobody: who comes is the person that the test has set. */
export class TestIdentityProvider {
  readonly settings: IdentityProviderSettings;
  readonly #server: ReturnType<typeof createServer>;
  /** The subject of whoever comes next. */
  person = 'lin';

  private constructor(server: ReturnType<typeof createServer>, returnTo: string) {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.settings = { issuer, clientId: 'desk', clientSecret: 'the-secret-of-the-desk' };
    this.#server = server;
    const { clientId, clientSecret } = this.settings;
    const provider = new Provider(issuer, {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnTo] }],
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
      loadExistingGrant: async (context) => {
        const { client, session } = context.oidc;
        const grant = new context.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
        grant.addOIDCScope('openid');
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    server.on('request', (request, reply) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, reply);
      return provider.interactionFinished(request, reply, { login: { accountId: this.person } });
    });
  }

  static async start(returnTo: string, port = 0): Promise<TestIdentityProvider> {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new TestIdentityProvider(server, returnTo);
  }

  /** Follows the address as a new browser does. Answers the query with which the provider sends it back. */
  async visit(address: string): Promise<string> {
    const cookies = new Map<string, string>();
    let at = address;
    for (let step = 0; step < 8; step += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = reply.headers.get('location');
      if (location === null) throw new Error(`the provider answered ${reply.status}: ${await reply.text()}`);
      const next = new URL(location, at);
      if (next.origin !== this.settings.issuer) return next.search.slice(1);
      at = next.href;
    }
    throw new Error('the provider goes round in circles');
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
