import type { Queryable } from '@portal/database';
import { bankBranch } from '@portal/database/schema/platform';
import { sql } from 'drizzle-orm';
import { banks } from '../features/reference/banks';
import { areasBelow } from '../features/reference/divisions';

const offices = ['分行营业部', '城东支行', '高新支行'];

/** The number of cities in each province that have branches. */
const citiesEach = 2;

/** Adds a digit, so that the number is as long as a real one. The digit has no meaning. */
const lastDigit = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 10;

/** The branches where the demonstration's companies have their accounts. */
const knownBranches: (typeof bankBranch.$inferInsert)[] = [
  { branchNo: '102290000012', bankCode: '102', areaCode: '310100', branchName: '中国工商银行上海市分行' },
  { branchNo: '308290000011', bankCode: '308', areaCode: '310100', branchName: '招商银行上海分行' },
];

function branchRows(): (typeof bankBranch.$inferInsert)[] {
  const cities = areasBelow('').flatMap(({ id }) => areasBelow(id).slice(0, citiesEach));
  return cities.flatMap(({ id, name }) =>
    banks.flatMap(({ bankCode, bankName }) =>
      offices.map((office, index) => {
        const digits = `${bankCode}${id.slice(0, 4)}${String(index + 1).padStart(4, '0')}`;
        const branchName = `${bankName}${name.replace(/市$/, '')}${office}`;
        return { branchNo: `${digits}${lastDigit(digits)}`, bankCode, areaCode: id, branchName };
      }),
    ),
  );
}

/**
 * Seeds invented branches of real banks, enough to search among. The statement has one parameter, because thousands
 * would be slow.
 */
export async function seedBankBranches(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into ${bankBranch} (branch_no, bank_code, area_code, branch_name)
    select "branchNo", "bankCode", "areaCode", "branchName" from jsonb_to_recordset(${JSON.stringify([...knownBranches, ...branchRows()])}::jsonb)
      as made ("branchNo" text, "bankCode" text, "areaCode" text, "branchName" text)
    on conflict do nothing`);
}
