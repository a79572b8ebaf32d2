import { Refusal } from '../http/refusal';

/**
 * The one answer to everything that can be wrong with a sealed request, so that nobody learns what it was. The client
 * fetches new keys, with the server's clock, and tries once more.
 */
export class EnvelopeFault extends Refusal {
  /** For the audit only. */
  readonly reason: string;

  constructor(reason: string) {
    super('440', '安全校验未通过，请重试');
    this.reason = reason;
  }
}
