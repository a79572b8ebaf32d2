import type { Queryable } from '@portal/database';
import { creditCodeLabel } from '@portal/shared/company-fields';
import { chineseDay } from '../../kernel/data/chinese-day';
import { fill } from '../../kernel/data/fill';
import { companyOf } from '../../kernel/tenant/company-of';
import type { LegalParty } from '../../kernel/tenant/legal-party';
import { profileOf, textOf } from '../company/records';

/** The company as an agreement names it. */
export interface PartyCompany {
  readonly compName: string;
  readonly creditCode: string;
  readonly legalPerson: string;
}

export async function partyCompany(db: Queryable, compCode: string): Promise<PartyCompany> {
  const { compName, creditCode } = await companyOf(db, compCode);
  const { permit, legalPerson } = await profileOf(db, compCode);
  return { compName, creditCode, legalPerson: textOf(legalPerson, 'name') || textOf(permit, 'legalPerson') };
}

export interface Contract {
  readonly company: PartyCompany;
  readonly platform: LegalParty;
  /** `{platformName}` and `{legalName}` in them are the tenant's. */
  readonly clauses: readonly string[];
  /** Null: it is not offered yet, so it has no number. */
  readonly agreementNo: string | null;
  readonly writtenAt: Date;
}

const known = (label: string, text: string) => (text === '' ? [] : [`${label}：${text}`]);

/** Writes the whole wording: its number and day, the parties, and the clauses. */
export function agreementWording({ company: customer, platform, clauses, agreementNo, writtenAt }: Contract): string[] {
  const { platformName, legalName } = platform;
  return [
    `协议编号：${agreementNo ?? '审核通过后生成'}`,
    `日期：${chineseDay(writtenAt)}`,
    `甲方：${customer.compName}`,
    `${creditCodeLabel}：${customer.creditCode}`,
    `法定代表人：${customer.legalPerson}`,
    `乙方：${legalName}`,
    ...known(creditCodeLabel, platform.creditCode),
    ...known('法定代表人', platform.legalPerson),
    ...known('住所', platform.address),
    ...known('客服热线', platform.hotline),
    ...clauses.map((clause) => fill(clause, { platformName, legalName })),
  ];
}
