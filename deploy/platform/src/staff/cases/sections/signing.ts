import type { Queryable } from '@portal/database';
import { agreement, user } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { fileItem, type Section, textItem } from './items';

/** The agreements whose sealed paper has to come, with the person who confirmed them. */
export async function signingSections(db: Queryable, signingId: string): Promise<Section[]> {
  const rows = await db
    .select({ row: agreement, person: user.userName })
    .from(agreement)
    .leftJoin(user, eq(user.userCode, agreement.confirmedBy))
    .where(eq(agreement.signingId, signingId))
    .orderBy(agreement.agreementNo);
  return rows.map(({ row, person }) => ({
    section: '待收盖章件',
    items: [
      fileItem('', row.name, row.fileToken),
      textItem('', '协议编号', row.agreementNo),
      textItem('', '签署方', row.parties.join('、')),
      textItem('', '企业确认人', person ?? ''),
    ],
  }));
}
