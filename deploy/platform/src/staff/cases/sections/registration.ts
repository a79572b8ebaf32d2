import type { Queryable } from '@portal/database';
import { faceCheck } from '@portal/database/schema/platform';
import { companyRoleLabel, consents, proofWays } from '@portal/shared/codes';
import {
  companyField,
  contactFields,
  invoiceTexts,
  registrationLabels,
  storedName,
} from '@portal/shared/company-fields';
import { bankAccountStates, faceStates } from '@portal/shared/contract';
import { formatAmount, formatMinute, maskIdentityNumber } from '@portal/shared/format';
import { and, desc, eq } from 'drizzle-orm';
import { isOwnAgent } from '../../../domain/company/own-agent';
import { type Profile, profileOf, registrationOf, textOf } from '../../../domain/company/records';
import { askedProducts, namesOfProducts } from '../../../domain/product/product-names';
import { registrationAccount } from '../../../domain/real-name/read-proofs';
import { companyTypes } from '../../../domain/reference/dictionaries';
import { areaName } from '../../../domain/reference/divisions';
import { industryName } from '../../../domain/reference/industries';
import { accountItems } from './accounts';
import { fileItem, hiddenItem, type Item, type Section, textItem } from './items';

const labelOf = (field: string) => registrationLabels[field] ?? field;

/** A last day; null: there is none. */
const lastDay = (value: unknown) => (typeof value === 'string' && value !== '' ? value : value === null ? '长期' : '');

async function applied(db: Queryable, permit: Profile['permit']): Promise<Section> {
  const names = (await namesOfProducts(db, askedProducts(permit))).join('、');
  return {
    section: '开通申请',
    items: [
      textItem('productCodes', labelOf('productCodes'), names),
      textItem('compRole', labelOf('compRole'), companyRoleLabel(textOf(permit, 'compRole'))),
    ],
  };
}

function companySection(permit: Profile['permit']): Section {
  const text = (field: string, words: (value: string) => string = String) => {
    const raw = textOf(permit, field);
    return { ...textItem(field, labelOf(field), words(raw), raw), words };
  };
  return {
    section: '企业信息',
    inRegister: true,
    papers: [textOf(permit, 'licenseFile')],
    items: [
      fileItem('licenseFile', labelOf('licenseFile'), textOf(permit, 'licenseFile')),
      text('compName'),
      text('creditCode'),
      text('compType', (code) => companyTypes[code] ?? code),
      text('legalPerson'),
      text('registeredCapital', (value) => value && formatAmount(value)),
      text('establishDate'),
      text('termStart'),
      textItem('termEnd', labelOf('termEnd'), lastDay(permit.termEnd)),
      textItem('districtCode', labelOf('districtCode'), areaName(textOf(permit, 'districtCode'))),
      text('address'),
      ...contactFields.map((name) => text(name)),
      text('scope'),
      text('industryCode', (code) => industryName(code) ?? code),
      textItem('smallMicro', labelOf('smallMicro'), permit.smallMicro === true ? '是' : '否'),
    ],
  };
}

function legalPersonSection(legalPerson: Profile['legalPerson']): Section {
  const text = (name: string) => textOf(legalPerson, name);
  const field = (name: string) => `legalPerson.${name}`;
  const files = (['frontFile', 'backFile'] as const).map((name) =>
    fileItem(field(name), labelOf(field(name)), text(name)),
  );
  return {
    section: '法定代表人',
    papers: [text('frontFile'), text('backFile')],
    items: [
      ...files,
      textItem(field('name'), labelOf(field('name')), text('name')),
      hiddenItem(field('idNo'), labelOf(field('idNo')), text('idNo'), maskIdentityNumber),
      textItem(field('idValidFrom'), labelOf(field('idValidFrom')), text('idValidFrom')),
      textItem(field('idValidTo'), labelOf(field('idValidTo')), lastDay(legalPerson.idValidTo)),
    ],
  };
}

function agentSection(agent: Profile['agent'], ownAgent: boolean): Section {
  const text = (name: string) => textOf(agent, name);
  const field = (name: string) => `agent.${name}`;
  return {
    section: '管理员',
    papers: [text('letterFile')],
    items: [
      ownAgent
        ? textItem('', labelOf(field('letterFile')), '法定代表人本人办理，无需提供')
        : fileItem(field('letterFile'), labelOf(field('letterFile')), text('letterFile')),
      textItem(field('name'), labelOf(field('name')), text('name')),
      hiddenItem(field('idNo'), labelOf(field('idNo')), text('idNo'), maskIdentityNumber),
      textItem(field('email'), labelOf(field('email')), text('email')),
    ],
  };
}

function invoiceSection(invoice: Profile['invoice']): Section {
  return {
    section: '开票信息',
    items: invoiceTexts.map((name) => textItem(name, companyField(name).label, textOf(invoice, storedName(name)))),
  };
}

/** The ways by which the company proves itself, with the certificate that it agreed to. */
async function proofSection(db: Queryable, compCode: string, now: Date): Promise<Section> {
  const [[face], account, { certificateAgreedAt }] = await Promise.all([
    db
      .select()
      .from(faceCheck)
      .where(and(eq(faceCheck.compCode, compCode), eq(faceCheck.purpose, 'registration')))
      .orderBy(desc(faceCheck.createdAt))
      .limit(1),
    registrationAccount(db, compCode, now),
    registrationOf(db, compCode),
  ]);
  const byFace: Item[] = face
    ? [textItem('', proofWays.face, faceStates[face.state as keyof typeof faceStates] ?? face.state)]
    : [];
  const byTransfer: Item[] = account
    ? [
        textItem(
          '',
          proofWays.transfer,
          bankAccountStates[account.state as keyof typeof bankAccountStates] ?? account.state,
        ),
        ...(await accountItems(db, account)),
      ]
    : [];
  const agreed = certificateAgreedAt ? formatMinute(certificateAgreedAt) : '';
  return {
    section: '认证方式',
    items: [...byFace, ...byTransfer, textItem('', `同意《${consents.CERTIFICATE}》`, agreed)],
  };
}

/** Everything about a company as it stands: what it typed for its registration, or what holds now. */
export async function registrationSections(db: Queryable, compCode: string, now: Date): Promise<Section[]> {
  const [profile, registration, proofs] = await Promise.all([
    profileOf(db, compCode),
    registrationOf(db, compCode),
    proofSection(db, compCode, now),
  ]);
  const { permit, legalPerson, agent, invoice } = profile;
  return [
    await applied(db, permit),
    companySection(permit),
    legalPersonSection(legalPerson),
    agentSection(agent, isOwnAgent(registration, profile)),
    invoiceSection(invoice),
    proofs,
  ];
}
