import type { Queryable } from '@portal/database';
import { agreement, agreementSignature, storedFile } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyContext } from '../../core/calls/context';
import type { HandlerInput } from '../../core/calls/handler';
import { requireCode } from '../../core/codes/sent-codes';
import { one } from '../../core/data/one';
import { tellCompany } from '../../core/dispatch/tell';
import { digestOf } from '../../core/files/stored-files';
import { conflict, notFound } from '../../core/http/refusal';
import { nameInMessage } from '../../core/outbox/name-in-message';
import { audit } from '../../core/protection/audit';
import { agreementFile, type Signed } from './agreement-file';
import { agreementMachine } from './agreement-machine';
import { settle } from './agreements';
import { companyCertificate, isValid, platformCertificate } from './certificates';
import { agreementNames } from './product-agreements';

/** The person agrees to the agreements that they have read. A code to their number proves it. */
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

/** Gives the digest of the file to sign. If the wording is known, the file gets the seals at its end here. */
async function fileToSign(db: Queryable, { name, fileToken, paragraphs }: ToSign, signed: Signed) {
  const file = eq(storedFile.fileToken, fileToken);
  if (paragraphs.length === 0) {
    return digestOf(one(await db.select({ content: storedFile.content }).from(storedFile).where(file)).content);
  }
  const content = agreementFile(name, paragraphs, signed);
  const digest = digestOf(content);
  await db.update(storedFile).set({ content, digest, size: content.length }).where(file);
  return digest;
}

async function signOne(db: Queryable, toSign: ToSign, signed: Signed): Promise<void> {
  const { id } = toSign;
  const { company, platform, signedAt } = signed;
  const signedDigest = await fileToSign(db, toSign, signed);
  await db.update(agreement).set({ state: 'SIGNED', signedAt, signedDigest }).where(eq(agreement.id, id));
  await db
    .insert(agreementSignature)
    .values([company, platform].map((signature) => ({ agreementId: id, ...signature, signedAt })))
    .onConflictDoNothing();
}

type ToSign = Pick<typeof agreement.$inferSelect, 'id' | 'name' | 'parties' | 'fileToken' | 'paragraphs'>;

/** The name of the system that signs for the company behind the platform after the customer has signed. */
export const platformSigner = '平台签章系统';

/** Signs for the company the agreements that this person has just confirmed. The platform's own company signs, too. */
export async function signConfirmed(context: CompanyContext): Promise<CallReply<'compSign'>> {
  const { database, member, session, origin, config, now } = context;
  await settle(database.db, member.compCode, now);
  const held = await companyCertificate(database.db, member.compCode);
  if (!held || !isValid(held, now)) throw conflict('企业数字证书不存在或已过期，请先更新证书');
  const company = { party: member.compName, person: session.userName, certificateNo: held.certificateNo };
  const signed = await database.db.transaction(async (db) => {
    const confirmed: ToSign[] = await db
      .select({
        id: agreement.id,
        name: agreement.name,
        parties: agreement.parties,
        fileToken: agreement.fileToken,
        paragraphs: agreement.paragraphs,
      })
      .from(agreement)
      .where(
        and(
          eq(agreement.compCode, member.compCode),
          eq(agreement.confirmedBy, session.userCode),
          inArray(agreement.state, agreementMachine.sources('sign')),
        ),
      )
      .for('update');
    const certificateNo = await platformCertificate(db, origin.tenant, now);
    for (const one of confirmed) {
      const [, party = ''] = one.parties;
      const platform = { party, person: platformSigner, certificateNo };
      await signOne(db, one, { company, platform, signedAt: now, demo: config.demo });
    }
    const names = confirmed.map(({ name }) => name);
    if (names.length > 0) {
      const said = { person: nameInMessage(company.person), count: String(names.length), names: agreementNames(names) };
      await tellCompany(db, 'agreement.signed', { compCode: member.compCode }, said, now);
    }
    return confirmed.map(({ id }) => id);
  });
  if (signed.length === 0) throw conflict('没有已确认的协议，请先阅读并确认');
  await audit(context, 'agreement.sign', 'ok', signed.join(' '));
  return { signed: signed.length };
}
