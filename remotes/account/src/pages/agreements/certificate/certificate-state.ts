import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';

type Certificate = Pick<CallReply<'compSignInfo'>, 'certificateNo' | 'validTo'>;

const dayMs = 86_400_000;
/** So many days before the end the portal begins to remind of the renewal. */
const remindDays = 30;

export type CertificateState = 'missing' | 'expired' | 'expiring' | 'valid';

/** Without a valid certificate the company can sign nothing. */
export function certificateState({ certificateNo, validTo }: Certificate, now: number): CertificateState {
  if (certificateNo === '' || validTo === null) return 'missing';
  const left = Date.parse(validTo) - now;
  if (left <= 0) return 'expired';
  return left <= remindDays * dayMs ? 'expiring' : 'valid';
}

/** The warning about the certificate; null where nothing is wrong. */
export function certificateWarning(certificate: Certificate, now: number): string | null {
  const day = formatDay(certificate.validTo);
  const warnings: Readonly<Record<CertificateState, string | null>> = {
    missing: '企业尚未申领数字证书，暂时不能签署协议，请联系客服办理。',
    expired: `企业数字证书已于 ${day} 到期，暂时不能签署协议，请联系客服更新证书。`,
    expiring: `企业数字证书将于 ${day} 到期，到期后不能签署协议，请及时更新证书。`,
    valid: null,
  };
  return warnings[certificateState(certificate, now)];
}
