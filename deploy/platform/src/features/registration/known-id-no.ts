import { maskIdentityNumber } from '@portal/shared/format';
import { fieldFault } from '../../core/http/refusal';

/** A number that comes back as it was shown, masked, is the one that is known: nobody types it again to correct something else. */
export function knownIdNo(sent: string, known: string): string {
  if (!sent.includes('*')) return sent;
  if (known === '' || sent !== maskIdentityNumber(known)) throw fieldFault('idNo', '请输入正确的身份证号码');
  return known;
}
