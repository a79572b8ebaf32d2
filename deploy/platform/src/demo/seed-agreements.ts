import type { Queryable } from '@portal/database';
import { agreement, agreementSignature, certificate, storedFile } from '@portal/database/schema/platform';
import { demoIssuer } from '../signing/certificates';
import { type DemoCompany, mainCompany, openCompanies } from './companies';
import { type DemoTenant, demoCode } from './demo-tenant';
import { agreementText, demoAgreements } from './documents';
import { demoPeople } from './people';
import { demoPdf } from './seed-documents';

const dayMs = 86_400_000;
const platformParty = '供应链金融服务平台';

function managerOf(company: DemoCompany) {
  const manager = demoPeople.find(({ places }) =>
    places.some((place) => place.company === company.key && place.rootManager),
  );
  if (!manager) throw new Error(`${company.name} has no root manager`);
  return manager;
}

const certificateNo = (tenant: DemoTenant, name: string) => demoCode('CERT', tenant, name);

function certificatesOf(tenant: DemoTenant, company: DemoCompany, days: (count: number) => Date) {
  const { mobile } = managerOf(company);
  // The main company's is about to expire, for the product centre to say so.
  const validTo = days(company === mainCompany ? 20 : 300);
  const common = {
    compCode: demoCode('C', tenant, company.key),
    issuer: demoIssuer,
    validFrom: days(-345),
  };
  return [
    { ...common, validTo, certificateNo: certificateNo(tenant, company.key), userCode: null },
    {
      ...common,
      validTo: days(200),
      certificateNo: certificateNo(tenant, mobile),
      userCode: demoCode('U', tenant, mobile),
    },
  ];
}

function agreementsOf(tenant: DemoTenant, company: DemoCompany, now: Date, days: (count: number) => Date) {
  const compCode = demoCode('C', tenant, company.key);
  const parties = [company.name, platformParty];
  const manager = managerOf(company);
  return demoAgreements.slice(0, company === mainCompany ? undefined : 3).map((made, index) => {
    const lines = agreementText(parties);
    const key = `agreement${company.key}${index + 1}`;
    const readers = { access: 'COMPANY', compCode, permission: 'agreement.read' } as const;
    const file = demoPdf(
      {
        fileToken: demoCode('F', tenant, key),
        tenant: tenant.code,
        readers,
        title: made.name,
        lines,
      },
      now,
    );
    const signed = made.state === 'SIGNED' || made.state === 'INVALID';
    const signedAt = days(-200 + index * 20);
    const row: typeof agreement.$inferInsert = {
      id: demoCode('G', tenant, key),
      compCode,
      name: made.name,
      agreementNo: `XY2026${String(index + 1).padStart(6, '0')}`,
      type: made.type,
      productName: made.productName,
      parties,
      state: made.state,
      fileToken: file.fileToken,
      paragraphs: lines.filter((line) => line !== ''),
      signedDigest: signed ? file.digest : '',
      signedAt: signed ? signedAt : null,
      expiresAt: made.expires === null ? null : days(made.expires),
      createdAt: days(-210 + index * 20),
    };
    const signatures = [
      { party: company.name, person: manager.name, certificateNo: certificateNo(tenant, company.key) },
      { party: platformParty, person: '平台签章系统', certificateNo: certificateNo(tenant, 'platform') },
    ].map((signer) => ({ agreementId: row.id, ...signer, signedAt }));
    return { file, row, signatures: signed ? signatures : [] };
  });
}

/** Certificates of the open companies and their managers, and agreements in every state. */
export async function seedAgreements(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  const days = (count: number) => new Date(now.getTime() + count * dayMs);
  const certificates = openCompanies.flatMap((company) => certificatesOf(tenant, company, days));
  await db.insert(certificate).values(certificates).onConflictDoNothing();
  const made = openCompanies.flatMap((company) => agreementsOf(tenant, company, now, days));
  await db
    .insert(storedFile)
    .values(made.map(({ file }) => file))
    .onConflictDoNothing();
  await db
    .insert(agreement)
    .values(made.map(({ row }) => row))
    .onConflictDoNothing();
  await db
    .insert(agreementSignature)
    .values(made.flatMap(({ signatures }) => signatures))
    .onConflictDoNothing();
}
