import { cookieOf, isLoopback } from '@portal/http';
import type { FastifyRequest } from 'fastify';
import { hashOf, newToken } from '../data/new-code';

const plainName = 'portal_browser';
const hostName = `__Host-${plainName}`;

/** As `newToken` makes them. */
const form = /^[\w-]{43}$/;

/** As long as browsers keep a cookie at all: it ends no session by itself. */
const seconds = 400 * 86_400;

/** The names that the cookie has at an address, the strongest first. */
function namesAt({ protocol, hostname }: Pick<FastifyRequest, 'protocol' | 'hostname'>): readonly string[] {
  if (protocol === 'https') return [hostName];
  // Most browsers take loopback for secure and keep the strong one there; Safari keeps only the other.
  return isLoopback(hostname) ? [hostName, plainName] : [plainName];
}

const written = (name: string, value: string) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${name === hostName ? '; Secure' : ''}`;

/**
 * The cookie that ties a session to the browser that logged in: no script reads it, no other site's page carries it, and
 * the tokens, which scripts do read, are worth nothing without it. Looked at only where tokens are given.
 */
export class BrowserCookie {
  readonly #request: FastifyRequest;
  #given: string | undefined;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  /** The hash of what the browser sent; null where it sent none. */
  get sentHash(): string | null {
    const value = this.#sent();
    return value === undefined ? null : hashOf(value);
  }

  /** At a login: a new one, so that nobody can have put it there before. Answers its hash. */
  renew(): string {
    this.#given = newToken();
    return hashOf(this.#given);
  }

  /** At a refresh: the one that the browser has, for as long again, or its first. Answers its hash. */
  keep(): string {
    this.#given ??= this.#sent() ?? newToken();
    return hashOf(this.#given);
  }

  /** What the reply has to set. */
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
