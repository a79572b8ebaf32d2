import { StaffClient } from '@portal/platform/testing/staff-client';
import { Authenticator } from '../../support/authenticator';
import type { Installation } from '../installation/installation';
import { staffPassword as password } from './colleagues';

/** A colleague's machine has an address of its own, but in a rehearsal all of them are this one. */
const address = '127.0.0.1';

/** One of the platform's own people, by calls. */
export class HttpStaff {
  readonly displayName: string;
  readonly client: StaffClient;
  readonly #loginName: string;
  readonly #authenticator: Authenticator;

  private constructor(installation: Installation, client: StaffClient, own: Accepted) {
    this.client = client;
    this.displayName = own.displayName;
    this.#loginName = own.loginName;
    this.#authenticator = new Authenticator(own.secret, () => installation.now());
    client.factor = { clock: () => 0, code: () => this.#authenticator.next() };
  }

  /** Follows a one-time link: the person chooses a password and binds an authenticator. */
  static async accept(installation: Installation, link: string, displayName: string): Promise<HttpStaff> {
    const client = new StaffClient(installation.transport(installation.staff), address);
    const token = new URL(link).hash.slice(1);
    const body = { token, displayName, password };
    const { loginName, secret, ticket } = await client.ok('staffAcceptBegin', { body });
    const member = new HttpStaff(installation, client, { displayName, loginName, secret });
    const { me } = await client.ok('staffAcceptFinish', { body: { ticket, code: await member.#authenticator.next() } });
    client.csrf = me.csrf;
    return member;
  }

  /** Both steps of the login. */
  async logIn(): Promise<void> {
    const { client } = this;
    client.csrf = undefined;
    const body = { loginName: this.#loginName, password };
    const { ticket } = await client.ok('staffLoginPassword', { body });
    const { csrf } = await client.ok('staffLoginCode', { body: { ticket, code: await this.#authenticator.next() } });
    client.csrf = csrf;
  }
}

interface Accepted {
  readonly displayName: string;
  readonly loginName: string;
  readonly secret: string;
}
