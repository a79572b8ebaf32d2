import { maskIdentityNumber } from '@portal/shared/format';
import { wrongIdentityNumber } from '@portal/shared/validators';
import { fieldFault } from '../../kernel/http/http-error';

/**
 * If a number comes back masked, as it was shown, it is the known number. So people need not type it again when they
 * correct something else.
 */
export function knownIdNo(sent: string, known: string): string {
  if (!sent.includes('*')) return sent;
  if (known === '' || sent !== maskIdentityNumber(known)) throw fieldFault('idNo', wrongIdentityNumber);
  return known;
}
