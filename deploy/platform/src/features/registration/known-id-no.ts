import { maskIdentityNumber } from '@portal/shared/format';
import { wrongIdentityNumber } from '@portal/shared/validators';
import { fieldFault } from '../../core/http/refusal';

/** A number that comes back as it was shown, masked, is the one that is known: nobody types it again to correct something else. */
export function knownIdNo(sent: string, known: string): string {
  if (!sent.includes('*')) return sent;
  if (known === '' || sent !== maskIdentityNumber(known)) throw fieldFault('idNo', wrongIdentityNumber);
  return known;
}
