import type { FastifyRequest } from 'fastify';
import { HostCookie } from './host-cookie';

/** The cookie of a staff session. Its end must not come before the session's. */
const cookie = new HostCookie('portal_staff', 86_400);

/** The token of a staff session, as the browser sent it and as the reply sets it. */
export class StaffCookie {
  readonly #request: FastifyRequest;
  #given: string | null | undefined;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get token(): string | undefined {
    return cookie.sentBy(this.#request);
  }

  give(token: string): void {
    this.#given = token;
  }

  drop(): void {
    this.#given = null;
  }

  /** The cookie headers of the reply. */
  get headers(): string[] {
    return this.#given === undefined ? [] : cookie.headers(this.#request, this.#given);
  }
}
