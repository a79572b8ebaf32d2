import type { Queryable } from '@portal/database';
import { agreement, agreementSignature, storedFile, user } from '@portal/database/schema/platform';
import { and, eq, inArray } from 'drizzle-orm';
import { one } from '../../kernel/data/one';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { digestOf } from '../../kernel/files/stored-files';
import { badInput, conflict } from '../../kernel/http/http-error';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import type { PartySignature, SignResult } from '../../kernel/ports/sign';
import { companyOf } from '../../kernel/tenant/company-of';
import type { Decision } from '../case/decision';
import { agreementFile, type Signature } from './agreement-file';
import { agreementMachine } from './agreement-machine';
import { keepCertificate, keepTenantCertificate } from './certificates';
import { agreementNotices } from './notices';
import { agreementNames } from './product-agreements';

type Agreement = typeof agreement.$inferSelect;

/** The name of the system that signs for the company behind the platform after the customer has signed. */
export const platformSigner = '平台签章系统';
/** The person who seals the paper for that company. */
const platformByHand = '平台授权经办人';

/** Returns the agreements that still wait for this end, and locks them. */
const waitingFor = (db: Queryable, signingId: string): Promise<Agreement[]> =>
  db
    .select()
    .from(agreement)
    .where(and(eq(agreement.signingId, signingId), inArray(agreement.state, agreementMachine.sources('sign'))))
    .orderBy(agreement.id)
    .for('update');

async function signerOf(db: Queryable, { confirmedBy }: Agreement): Promise<string> {
  const [found] = await db
    .select({ userName: user.userName })
    .from(user)
    .where(eq(user.userCode, confirmedBy ?? ''));
  return found?.userName ?? '';
}

/** Stores the file as it was signed. If the wording is known, the file gets the seals at its end here. */
async function sealFile(db: Queryable, row: Agreement, signatures: readonly Signature[], now: Date): Promise<string> {
  const file = eq(storedFile.fileToken, row.fileToken);
  const [company, platform] = signatures;
  if (row.paragraphs.length === 0 || !company || !platform) {
    return digestOf(one(await db.select({ content: storedFile.content }).from(storedFile).where(file)).content);
  }
  const { name, paragraphs, createdAt: writtenAt } = row;
  const content = await agreementFile({ name, paragraphs, writtenAt }, { company, platform, signedAt: now });
  const digest = digestOf(content);
  await db.update(storedFile).set({ content, digest, size: content.length }).where(file);
  return digest;
}

/** Gives the signature of each party of an agreement, in the order of the parties. `undefined`: on paper. */
type SignatureOf = (row: Agreement, party: string) => PartySignature | undefined;

async function finish(db: Queryable, rows: readonly Agreement[], signatureOf: SignatureOf, now: Date): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { compCode } = first;
  const person = await signerOf(db, first);
  for (const row of rows) {
    const { id: agreementId, parties } = row;
    const made = parties.map((party, place) => {
      const given = signatureOf(row, party);
      const { no: certificateNo = '', issuer = '' } = given?.certificate ?? {};
      const ofPlatform = given ? platformSigner : platformByHand;
      const { seal = '', signature = '' } = given ?? {};
      const who = place === 0 ? person : ofPlatform;
      return { agreementId, party, person: who, certificateNo, issuer, seal, signature, signedAt: now };
    });
    const inFile = made.map(
      ({ person: who, seal, certificateNo, issuer }): Signature => ({
        person: who,
        sealed: seal === '' ? null : { seal, certificateNo, issuer },
      }),
    );
    const [file] = await db
      .select({ digest: storedFile.digest })
      .from(storedFile)
      .where(eq(storedFile.fileToken, row.fileToken));
    const signedDigest = await sealFile(db, row, inFile, now);
    await db
      .update(agreement)
      .set({ state: 'SIGNED', signedAt: now, signedDigest, documentDigest: file?.digest ?? '' })
      .where(eq(agreement.id, agreementId));
    await db.insert(agreementSignature).values(made).onConflictDoNothing();
  }
  const said = { person: nameInMessage(person), count: String(rows.length), names: namesOf(rows) };
  await notifyCompany(db, agreementNotices.signed, { compCode }, said, now);
}

const namesOf = (rows: readonly Agreement[]) => agreementNames(rows.map(({ name }) => name));

/** The company may confirm and sign again. */
async function giveBack(db: Queryable, rows: readonly Agreement[], reason: string, now: Date): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const ids = rows.map(({ id }) => id);
  await db
    .update(agreement)
    .set({ state: 'PENDING', confirmedBy: null, confirmedAt: null, signingId: null })
    .where(inArray(agreement.id, ids));
  await notifyCompany(
    db,
    agreementNotices.notSigned,
    { compCode: first.compCode },
    { names: namesOf(rows), reason },
    now,
  );
}

/** Keeps the certificates by which both parties have signed. */
async function keepCertificates(db: Queryable, row: Agreement, given: readonly PartySignature[]): Promise<void> {
  const { compCode, parties } = row;
  const { tenant } = await companyOf(db, compCode);
  for (const { party, certificate } of given) {
    if (party === parties[0]) await keepCertificate(db, { compCode, userCode: null }, certificate);
    else await keepTenantCertificate(db, tenant, certificate);
  }
}

/** Stores the provider's result. Answers the company, or null if nothing waited for it any more. */
export async function endByProvider(
  db: Queryable,
  signingId: string,
  { outcome, reason, signatures }: SignResult,
  now: Date,
): Promise<string | null> {
  const rows = await waitingFor(db, signingId);
  const [first] = rows;
  if (!first) return null;
  if (outcome === 'failed') {
    await giveBack(db, rows, reason || '签章服务未完成签署', now);
    return first.compCode;
  }
  const signatureOf = ({ agreementNo }: Agreement, party: string) =>
    signatures.find((one) => one.no === agreementNo && one.party === party);
  const missing = rows.some((row) => row.parties.some((party) => signatureOf(row, party) === undefined));
  if (missing) throw badInput('缺少签署方的签名');
  await keepCertificates(db, first, signatures);
  await finish(db, rows, signatureOf, now);
  return first.compCode;
}

/** The decision of the platform's people about papers that the company has sealed by hand. */
export async function decideSigning(
  db: Queryable,
  signingId: string,
  { outcome, reason }: Decision,
  now: Date,
): Promise<void> {
  const rows = await waitingFor(db, signingId);
  if (outcome !== 'approve') return giveBack(db, rows, reason, now);
  if (rows.length === 0) throw conflict('协议已失效，不能确认签署');
  await finish(db, rows, () => undefined, now);
}
