import type { Queryable } from '@portal/database';
import { mobileCorrection, staff, user } from '@portal/database/schema/platform';
import { maskPhone } from '@portal/shared/format';
import { eq } from 'drizzle-orm';
import { hiddenItem, type Section, textItem } from './items';

/** A corrected phone number: whose it is, both numbers, and how the person was identified. */
export async function mobileSections(db: Queryable, correctionNo: string): Promise<Section[]> {
  const [found] = await db
    .select({ row: mobileCorrection, userName: user.userName, asker: staff.displayName })
    .from(mobileCorrection)
    .innerJoin(user, eq(user.userCode, mobileCorrection.userCode))
    .innerJoin(staff, eq(staff.staffId, mobileCorrection.askedBy))
    .where(eq(mobileCorrection.correctionNo, correctionNo));
  if (!found) return [];
  const { row, userName, asker } = found;
  return [
    {
      section: '更正手机号',
      items: [
        textItem('', '人员', userName),
        { ...hiddenItem('mobile', '登录手机号', row.mobile, maskPhone), before: maskPhone(row.mobileBefore) },
        textItem('', '身份核实方式', row.evidence),
        textItem('', '提交人', asker),
      ],
    },
  ];
}
