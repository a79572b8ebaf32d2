import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { endText } from '../../../company-papers/end-text';

type Certificate = Pick<CallReply<'compSignInfo'>, 'certificateNo' | 'validTo' | 'way'>;

const dayMs = 86_400_000;
/** So many days before the end the portal begins to remind of the renewal. */
const remindDays = 30;

export type CertificateState = 'missing' | 'expired' | 'expiring' | 'valid';

/** With a certificate that has expired the company can sign nothing. */
export function certificateState({ certificateNo, validTo }: Omit<Certificate, 'way'>, now: number): CertificateState {
  if (certificateNo === '' || validTo === null) return 'missing';
  const left = Date.parse(validTo) - now;
  if (left <= 0) return 'expired';
  return left <= remindDays * dayMs ? 'expiring' : 'valid';
}

/** The warning about the certificate; null where nothing is wrong, or where papers are sealed by hand. */
export function certificateWarning(certificate: Certificate, now: number): string | null {
  if (certificate.way === 'paper') return null;
  const day = formatDay(certificate.validTo);
  const warnings: Readonly<Record<CertificateState, string | null>> = {
    missing: '企业尚未取得数字证书，签署时将由签章服务一并申领。',
    expired: `企业数字证书已于 ${day} 到期，暂时不能签署协议，请先更新证书。`,
    expiring: `企业数字证书${endText(day, formatDay(now))}，之后不能签署协议。`,
    valid: null,
  };
  return warnings[certificateState(certificate, now)];
}
