import { HttpError } from '../http/http-error';

/**
 * The only answer to every fault of a sealed request, so that nobody learns what the fault was. The client fetches new
 * keys, with the server's clock, and tries once more.
 */
export class EnvelopeFault extends HttpError {
  /** The reason, only for the audit. */
  readonly reason: string;

  constructor(reason: string) {
    super('440', '安全校验未通过，请重试');
    this.reason = reason;
  }
}
