import type { FastifyRequest } from 'fastify';
import { hashOf, newToken } from '../data/new-code';
import { HostCookie } from './host-cookie';

/** The longest time that browsers keep a cookie. The cookie's end must not end a session. */
const cookie = new HostCookie('portal_browser', 400 * 86_400);

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
    return value === undefined ? [] : cookie.headers(this.#request, value);
  }

  #sent(): string | undefined {
    return cookie.sentBy(this.#request);
  }
}
