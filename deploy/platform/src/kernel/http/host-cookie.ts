import { cookieOf, isLoopback } from '@portal/http';
import type { FastifyRequest } from 'fastify';

/** The form of the tokens that `newToken` makes. */
const form = /^[\w-]{43}$/;

type Address = Pick<FastifyRequest, 'protocol' | 'hostname'>;

/** A cookie of one host name that no script can read and no page of another site can send. */
export class HostCookie {
  readonly #plainName: string;
  readonly #hostName: string;
  readonly #seconds: number;

  constructor(name: string, seconds: number) {
    this.#plainName = name;
    this.#hostName = `__Host-${name}`;
    this.#seconds = seconds;
  }

  sentBy(request: FastifyRequest): string | undefined {
    const { cookie } = request.headers;
    return this.#namesAt(request)
      .map((name) => cookieOf(cookie, name))
      .find((value) => value !== undefined && form.test(value));
  }

  /** The cookie headers of a reply. With null the browser forgets the cookie. */
  headers(address: Address, value: string | null): string[] {
    const seconds = value === null ? 0 : this.#seconds;
    return this.#namesAt(address).map(
      (name) =>
        `${name}=${value ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${name === this.#hostName ? '; Secure' : ''}`,
    );
  }

  /** Returns the names of the cookie at an address, the strongest first. */
  #namesAt({ protocol, hostname }: Address): readonly string[] {
    if (protocol === 'https') return [this.#hostName];
    // Most browsers treat loopback as secure and keep the strong cookie there; Safari keeps only the other one.
    return isLoopback(hostname) ? [this.#hostName, this.#plainName] : [this.#plainName];
  }
}
