import { boundedFetch, isLoopback } from '@portal/http';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';

export interface IdentityProviderSettings {
  /** The issuer, as the provider's `/.well-known/openid-configuration` names it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Both stay at the server until the provider has answered. */
export interface Secrets {
  readonly verifier: string;
  readonly nonce: string;
}

interface Going {
  /** The provider sends the browser back to this address. */
  readonly returnTo: string;
  readonly state: string;
  /** The provider asks for the login even if the browser still has a session there, and says when it was. */
  readonly again: boolean;
}

interface Coming extends Going, Secrets {
  /** The query of the provider's answer. */
  readonly answer: string;
}

/** Seconds. A provider that answers later is down. */
const patience = 10;
/** The greatest age, in seconds, of a login that was asked for again. */
const freshSeconds = 60;
/** Several times the size of any list of addresses or keys, and of any token. */
const maxAnswer = 1_048_576;

/** The company's login for its staff, by OpenID Connect: code flow with PKCE, state and nonce. */
export class IdentityProvider {
  readonly #settings: IdentityProviderSettings;
  #found: Promise<Configuration> | undefined;

  constructor(settings: IdentityProviderSettings) {
    this.#settings = settings;
  }

  newSecrets(): Secrets {
    return { verifier: randomPKCECodeVerifier(), nonce: randomNonce() };
  }

  async address({ returnTo, state, again }: Going, { verifier, nonce }: Secrets): Promise<string> {
    const address = buildAuthorizationUrl(await this.#provider(), {
      redirect_uri: returnTo,
      scope: 'openid',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(again ? { prompt: 'login', max_age: String(freshSeconds) } : {}),
    });
    return address.href;
  }

  /** Exchanges the answer for the person's name there: the issuer, a blank, and the subject. Throws if it is not good. */
  async identityOf({ returnTo, state, again, verifier, nonce, answer }: Coming): Promise<string> {
    const provider = await this.#provider();
    const tokens = await authorizationCodeGrant(provider, new URL(`${returnTo}?${answer}`), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
      ...(again ? { maxAge: freshSeconds } : {}),
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the identity provider sent no name');
    return `${claims.iss} ${claims.sub}`;
  }

  /** Asks the provider for its addresses once. A failure is forgotten, so that the next login asks again. */
  #provider(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const address = new URL(issuer);
    const inClear = isLoopback(address.hostname) ? { execute: [allowInsecureRequests] } : {};
    this.#found ??= discovery(address, clientId, clientSecret, undefined, {
      timeout: patience,
      // Holds for all later questions too.
      [customFetch]: (at, asking) => boundedFetch(at, { ...(asking as RequestInit), maxBytes: maxAnswer }),
      ...inClear,
    }).catch((error: unknown) => {
      this.#found = undefined;
      throw error;
    });
    return this.#found;
  }
}
