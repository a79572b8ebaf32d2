import type { Queryable } from '@portal/database';
import { agreement, agreementSignature, storedFile } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { requireCode } from '../codes/sent-codes';
import { one } from '../data/one';
import { digestOf } from '../files/stored-files';
import { conflict, notFound } from '../http/refusal';
import { audit } from '../protection/audit';
import { agreementMachine } from './agreement-machine';
import { settle } from './agreements';
import { companyCertificate, isValid } from './certificates';

/** The person agrees to what they have read, proved by a code that went to their number. */
export async function confirmAgreements(
  context: CompanyContext,
  { body }: HandlerInput<'agreementConfirm'>,
): Promise<null> {
  const { database, member, session, now } = context;
  const ids = [...new Set(body.ids)];
  const own = and(inArray(agreement.id, ids), eq(agreement.compCode, member.compCode));
  await settle(database.db, member.compCode, now);
  const found = await database.db.select({ id: agreement.id }).from(agreement).where(own);
  if (found.length < ids.length) throw notFound('协议不存在');
  await requireCode(context, { recipient: session.mobile, purpose: 'sign', browserId: body.browserID }, body.code);
  await database.db.transaction(async (db) => {
    const confirmed = await db
      .update(agreement)
      .set({ state: 'SIGNING', confirmedBy: session.userCode, confirmedAt: now })
      .where(and(own, inArray(agreement.state, agreementMachine.sources('confirm'))))
      .returning({ id: agreement.id });
    if (confirmed.length < ids.length) throw conflict('部分协议已签署或已失效，请刷新后重试');
  });
  await audit(context, 'agreement.confirm', 'ok', ids.join(' '));
  return null;
}

interface Signer {
  readonly party: string;
  readonly person: string;
  readonly certificateNo: string;
}

async function signOne(db: Queryable, { id, fileToken }: ToSign, signer: Signer, now: Date): Promise<void> {
  const { content } = one(
    await db.select({ content: storedFile.content }).from(storedFile).where(eq(storedFile.fileToken, fileToken)),
  );
  await db
    .update(agreement)
    .set({ state: 'SIGNED', signedAt: now, signedDigest: digestOf(content) })
    .where(eq(agreement.id, id));
  await db
    .insert(agreementSignature)
    .values({ agreementId: id, ...signer, signedAt: now })
    .onConflictDoNothing();
}

type ToSign = Pick<typeof agreement.$inferSelect, 'id' | 'fileToken'>;

/** Signs for the company what this person has just confirmed. */
export async function signConfirmed(context: CompanyContext): Promise<CallReply<'compSign'>> {
  const { database, member, session, now } = context;
  await settle(database.db, member.compCode, now);
  const held = await companyCertificate(database.db, member.compCode);
  if (!held || !isValid(held, now)) throw conflict('企业数字证书不存在或已过期，请先更新证书');
  const signer = { party: member.compName, person: session.userName, certificateNo: held.certificateNo };
  const signed = await database.db.transaction(async (db) => {
    const confirmed: ToSign[] = await db
      .select({ id: agreement.id, fileToken: agreement.fileToken })
      .from(agreement)
      .where(
        and(
          eq(agreement.compCode, member.compCode),
          eq(agreement.confirmedBy, session.userCode),
          inArray(agreement.state, agreementMachine.sources('sign')),
        ),
      )
      .for('update');
    for (const one of confirmed) await signOne(db, one, signer, now);
    return confirmed.map(({ id }) => id);
  });
  if (signed.length === 0) throw conflict('没有已确认的协议，请先阅读并确认');
  await audit(context, 'agreement.sign', 'ok', signed.join(' '));
  return { signed: signed.length };
}
