import { call } from '@portal/shared/api';
import { browserId } from '@portal/shared/session';

/**
 * Proves an address by its code and stores it. The code works once: when only the storing failed on its way, the next
 * try with the same address goes on from there.
 */
export class EmailChange {
  #proved: string | null = null;

  async run(email: string, code: string): Promise<void> {
    if (this.#proved !== email) {
      await call('emailCodeValid', { query: { code, browserID: browserId() } }, { handlesErrors: true });
      this.#proved = email;
    }
    await call('emailUpdate', { query: { email } }, { handlesErrors: true, success: true });
  }
}
