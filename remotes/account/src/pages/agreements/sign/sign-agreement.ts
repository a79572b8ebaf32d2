import { ApiError, call } from '@portal/shared/api';
import { browserId } from '@portal/shared/session';
import type { SigningWay } from './sign-outcome';

/** The company and the agreement that it is about to sign. */
export interface Signing {
  readonly id: string;
  readonly compCode: string;
}

/**
 * Confirms by the SMS code, then hands the agreement over for signing. The code works once: when only the signature
 * failed on its way, the next try goes on from there.
 */
export class AgreementSigner {
  readonly #signing: Signing;
  #confirmed = false;

  constructor(signing: Signing) {
    this.#signing = signing;
  }

  async sign(code: string): Promise<SigningWay> {
    const { id, compCode } = this.#signing;
    if (!this.#confirmed) {
      await call(
        'agreementConfirm',
        { body: { ids: [id], agreed: true, code, browserID: browserId() } },
        { handlesErrors: true },
      );
      this.#confirmed = true;
    }
    try {
      // The dialog itself says how it ends.
      const { way } = await call('compSign', { query: { compCode } }, { handlesErrors: true });
      return way;
    } catch (error) {
      // The server refused: the confirmation may have expired, and a new one does no harm.
      if (error instanceof ApiError && error.kind === 'refused') this.#confirmed = false;
      throw error;
    }
  }
}
