import type { FastifyRequest } from 'fastify';
import { HostCookie } from './host-cookie';

/** The cookie of a staff session. Its end must not come before the session's. */
const cookie = new HostCookie('portal_staff', 86_400);

/** The longest time that browsers keep a cookie. */
const browserCookie = new HostCookie('portal_staff_browser', 400 * 86_400);

/** What a browser holds for a person of the platform: the token of the session, and a mark that stays after it. */
export class StaffCookie {
  readonly #request: FastifyRequest;
  #given: string | null | undefined;
  #mark: string | undefined;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get token(): string | undefined {
    return cookie.sentBy(this.#request);
  }

  /** The mark that shows who has logged in with this browser. */
  get mark(): string | undefined {
    return browserCookie.sentBy(this.#request);
  }

  leaveMark(mark: string): void {
    this.#mark = mark;
  }

  give(token: string): void {
    this.#given = token;
  }

  drop(): void {
    this.#given = null;
  }

  /** The cookie headers of the reply. */
  get headers(): string[] {
    return [
      ...(this.#given === undefined ? [] : cookie.headers(this.#request, this.#given)),
      ...(this.#mark === undefined ? [] : browserCookie.headers(this.#request, this.#mark)),
    ];
  }
}
