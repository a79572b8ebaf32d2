import type { CallReply } from '@portal/shared/contract';
import type { CompanyContext } from '../../kernel/calls/context';
import { conflict } from '../../kernel/http/http-error';
import { PortFault } from '../../kernel/ports/port-fault';
import { certify } from '../../kernel/ports/sign';
import { audit } from '../../kernel/protection/audit';
import { aheadDays, daysLeft } from '../company/paper-expiry';
import { companyCertificate, keepCertificate } from './certificates';
import { holdersOf } from './signing-provider';

/**
 * Gets a new certificate for the company from the signing provider. The key of the call is the certificate that it
 * follows, so that a second click gets the same one.
 */
export async function renewCertificate(context: CompanyContext): Promise<CallReply<'certificateRenew'>> {
  const { db, providers, member, origin, log, now } = context;
  const { compCode } = member;
  const held = await companyCertificate(db, compCode);
  if (held && daysLeft(held.validTo, now) > aheadDays) throw conflict('企业数字证书尚未临近到期，无需更新');
  const provider = await providers.find(origin.tenant, 'sign');
  if (!provider) throw conflict('平台暂未提供数字证书服务，协议以纸质盖章方式签署');
  const { compName, creditCode } = await holdersOf(db, compCode);
  const reference = `${compCode}:${held?.certificateNo ?? ''}`;
  const asked = certify(provider, { reference, compName, creditCode, person: '' });
  const { company } = await asked.catch((error: unknown) => {
    if (!(error instanceof PortFault)) throw error;
    log.warn({ err: error }, 'a certificate could not be renewed');
    throw conflict('数字证书服务暂时没有响应，请稍后再试');
  });
  await keepCertificate(db, { compCode, userCode: null }, company);
  await audit(context, 'certificate.renew', 'ok', company.no);
  return { no: company.no, expireTime: new Date(company.validTo).toISOString() };
}
