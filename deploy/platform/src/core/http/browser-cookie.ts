import { cookieOf, isLoopback } from '@portal/http';
import type { FastifyRequest } from 'fastify';
import { hashOf, newToken } from '../data/new-code';

const plainName = 'portal_browser';
const hostName = `__Host-${plainName}`;

/** The form of the tokens that `newToken` makes. */
const form = /^[\w-]{43}$/;

/** The longest time that browsers keep a cookie. The cookie's end must not end a session. */
const seconds = 400 * 86_400;

/** Gives the names of the cookie at an address, the strongest first. */
function namesAt({ protocol, hostname }: Pick<FastifyRequest, 'protocol' | 'hostname'>): readonly string[] {
  if (protocol === 'https') return [hostName];
  // Most browsers treat loopback as secure and keep the strong cookie there; Safari keeps only the other one.
  return isLoopback(hostname) ? [hostName, plainName] : [plainName];
}

const written = (name: string, value: string) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${name === hostName ? '; Secure' : ''}`;

/**
 * The cookie that ties a session to the browser that logged in: no script can read it, and no page of another site can
 * send it. Scripts can read the tokens, but the tokens are worth nothing without it. Only the calls that give tokens
 * look at it.
 */
export class BrowserCookie {
  readonly #request: FastifyRequest;
  #given: string | undefined;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  /** The hash of the cookie that the browser sent; null if it sent none. */
  get sentHash(): string | null {
    const value = this.#sent();
    return value === undefined ? null : hashOf(value);
  }

  /** A login makes a new cookie, because somebody else may have set the old one. Answers its hash. */
  renew(): string {
    this.#given = newToken();
    return hashOf(this.#given);
  }

  /**
   * A refresh keeps the browser's cookie and makes it last as long again. A browser without one gets its first. Answers
   * its hash.
   */
  keep(): string {
    this.#given ??= this.#sent() ?? newToken();
    return hashOf(this.#given);
  }

  /** The cookie headers of the reply. */
  get headers(): string[] {
    const value = this.#given;
    return value === undefined ? [] : namesAt(this.#request).map((name) => written(name, value));
  }

  #sent(): string | undefined {
    const { cookie } = this.#request.headers;
    return namesAt(this.#request)
      .map((name) => cookieOf(cookie, name))
      .find((value) => value !== undefined && form.test(value));
  }
}
