import { legalIdLabel } from '@portal/shared/company-fields';
import { companyCertificate, personalCertificate } from '../../domain/agreement/certificates';
import { paperDay } from '../../domain/company/paper-expiry';
import { profileOf, textOf } from '../../domain/company/records';
import type { CompanyContext } from '../../kernel/calls/context';
import type { Paper } from './expiring-papers';

const written = (day: string) => (day === '' ? undefined : paperDay(day));

/** Returns every paper of the company that can expire, and the person's own, as far as they may read them. */
export async function companyPapers({ db, member, session }: CompanyContext): Promise<Paper[]> {
  const certificates = [
    { name: '企业数字证书', expiresAt: (await companyCertificate(db, member.compCode))?.validTo },
    { name: '个人数字证书', expiresAt: (await personalCertificate(db, member.compCode, session.userCode))?.validTo },
  ];
  if (!member.permissions.has('company.read')) return certificates;
  const { permit, legalPerson } = await profileOf(db, member.compCode);
  return [
    { name: '营业执照', expiresAt: written(textOf(permit, 'termEnd')) },
    { name: legalIdLabel, expiresAt: written(textOf(legalPerson, 'idValidTo')) },
    ...certificates,
  ];
}
