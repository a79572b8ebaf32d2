import { ApiError, call } from '@portal/shared/api';
import { maskPhone } from '@portal/shared/format';
import { browserId, rememberedPhone, rememberPhone } from '@portal/shared/session';

/** The code to the old number no longer holds: the person has to begin again. */
export class OldCodeLost extends Error {}

/**
 * Proves the new number and stores it. Codes work once: when only the storing failed on its way, the next try with the
 * same number goes on from there.
 */
export class MobileChange {
  readonly #oldCode: string;
  #proved: string | null = null;

  constructor(oldCode: string) {
    this.#oldCode = oldCode;
  }

  async run(mobile: string, newCode: string): Promise<void> {
    if (this.#proved !== mobile) {
      await this.#prove(newCode);
      this.#proved = mobile;
    }
    await call('mobileUpdate', { query: { mobile } }, { handlesErrors: true, success: true });
  }

  async #prove(newCode: string): Promise<void> {
    const query = { code: this.#oldCode, newCode, browserID: browserId() };
    try {
      await call('mobileNewCodeValid', { query }, { handlesErrors: true });
    } catch (error) {
      if (error instanceof ApiError && error.fields.code !== undefined) throw new OldCodeLost();
      throw error;
    }
  }
}

/** If this browser remembers the old number for the login, it remembers the new one from now on. */
export function followRememberedPhone(oldMasked: string, mobile: string): void {
  const remembered = rememberedPhone();
  if (remembered !== undefined && maskPhone(remembered) === oldMasked) rememberPhone(mobile);
}
