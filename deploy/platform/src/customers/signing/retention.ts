import { agreement, certificate } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { maxEntries, type PersonalDataKind } from '../../domain/personal-data/kept-data';

export const signatureData: PersonalDataKind = {
  kind: 'signatures',
  name: '协议签署',
  holds: '您确认和签署的协议、个人数字证书',
  retention: '属于企业合同档案，电子签名法要求在证书失效后保存不少于 5 年；注销后继续保存',
  read: async (db, userCode) => {
    const confirmed = await db
      .select({ agreement: agreement.name, agreementNo: agreement.agreementNo, confirmedAt: agreement.confirmedAt })
      .from(agreement)
      .where(eq(agreement.confirmedBy, userCode))
      .limit(maxEntries);
    const { certificateNo, issuer, validFrom, validTo } = certificate;
    const certificates = await db
      .select({ certificateNo, issuer, validFrom, validTo })
      .from(certificate)
      .where(eq(certificate.userCode, userCode))
      .limit(maxEntries);
    return [...confirmed, ...certificates];
  },
};
