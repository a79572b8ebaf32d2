import { cookieOf } from '@portal/http';
import type { DeployToken, Releases } from '@portal/releases';
import { openSigned, signText } from '../signed-text';
import { setCookie } from '../visitor/cookies';

/** In seconds. */
const lasts = 30 * 60;

interface Session {
  /** The token's number. After the token is revoked, the session opens nothing either. */
  token: number;
  /** In seconds since 1970. */
  until: number;
}

export interface ExplainSessionsOptions {
  key: () => Promise<Buffer>;
  delivery: Pick<Releases, 'findTokenById'>;
  https: boolean;
}

/** The sessions of people who signed in to read explanations. The cookie is good for that and for nothing else. */
export class ExplainSessions {
  readonly #options: ExplainSessionsOptions;
  readonly #cookie: string;

  constructor(options: ExplainSessionsOptions) {
    this.#options = options;
    this.#cookie = options.https ? '__Host-portal_explain' : 'portal_explain';
  }

  async begin({ id }: DeployToken): Promise<string> {
    const session: Session = { token: id, until: Math.floor(Date.now() / 1000) + lasts };
    return this.#set(signText(session, await this.#options.key()), lasts);
  }

  end(): string {
    return this.#set('', 0);
  }

  async ownerOf(cookieHeader: string | undefined): Promise<DeployToken | undefined> {
    const text = cookieOf(cookieHeader, this.#cookie);
    const session = text ? (openSigned(text, await this.#options.key()) as Session | undefined) : undefined;
    if (!session || session.until * 1000 <= Date.now()) return undefined;
    return this.#options.delivery.findTokenById(session.token);
  }

  #set(value: string, maxAge: number): string {
    return setCookie(this.#cookie, value, { maxAge, https: this.#options.https, sameSite: 'Strict' });
  }
}
