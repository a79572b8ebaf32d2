import { StaffClient } from '@portal/platform/testing/staff-client';
import { Secret, TOTP } from 'otpauth';
import type { Installation } from '../installation/installation';
import { staffPassword as password } from './colleagues';

/** A colleague's machine has an address of its own, but in a rehearsal all of them are this one. */
const address = '127.0.0.1';

/** One of the platform's own people, by calls. */
export class HttpStaff {
  readonly displayName: string;
  readonly client: StaffClient;
  readonly #installation: Installation;
  readonly #loginName: string;
  readonly #authenticator: TOTP;

  private constructor(installation: Installation, client: StaffClient, own: Accepted) {
    this.#installation = installation;
    this.client = client;
    this.displayName = own.displayName;
    this.#loginName = own.loginName;
    this.#authenticator = new TOTP({ secret: Secret.fromBase32(own.secret) });
  }

  /** Follows a one-time link: the person chooses a password and binds an authenticator. */
  static async accept(installation: Installation, link: string, displayName: string): Promise<HttpStaff> {
    const client = new StaffClient(installation.transport(installation.staff), address);
    const token = new URL(link).hash.slice(1);
    const body = { token, displayName, password };
    const { loginName, secret, ticket } = await client.ok('staffAcceptBegin', { body });
    const member = new HttpStaff(installation, client, { displayName, loginName, secret });
    const { me } = await client.ok('staffAcceptFinish', { body: { ticket, code: member.#code() } });
    client.csrf = me.csrf;
    return member;
  }

  /** The authenticator goes by the servers' clock. */
  #code(): string {
    return this.#authenticator.generate({ timestamp: this.#installation.now() });
  }

  /** Both steps of the login. */
  async logIn(): Promise<void> {
    const { client } = this;
    client.csrf = undefined;
    const body = { loginName: this.#loginName, password };
    const { ticket } = await client.ok('staffLoginPassword', { body });
    const { csrf } = await client.ok('staffLoginCode', { body: { ticket, code: this.#code() } });
    client.csrf = csrf;
  }
}

interface Accepted {
  readonly displayName: string;
  readonly loginName: string;
  readonly secret: string;
}
