import type { Queryable } from '@portal/database';
import { agreement, agreementSignature, storedFile } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { plainNumber } from '@portal/shared/format';
import { and, desc, eq, inArray, lt, lte, or } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { contains } from '../../kernel/data/contains';
import { between } from '../../kernel/data/day-range';
import { one } from '../../kernel/data/one';
import { countRows } from '../../kernel/data/read-page';
import { sortedBy } from '../../kernel/data/sorted-by';
import { countWaiting, type Waiting } from '../../kernel/data/waiting';
import { digestOf } from '../../kernel/files/stored-files';
import { conflict, notFound } from '../../kernel/http/http-error';
import { type Signature, type Signed, signingPlaces } from './agreement-file';
import { agreementMachine } from './agreement-machine';

type Agreement = CallReply<'agreementList'>['rows'][number];

/** A confirmation has to be followed by the signature within this time. */
const confirmationMs = 10 * 60_000;

const signatureAlgorithm = 'SHA-256';

/** Updates the states that change with time, before anybody reads them. */
export async function settle(db: Queryable, compCode: string, now: Date): Promise<void> {
  const own = eq(agreement.compCode, compCode);
  await db
    .update(agreement)
    .set({ state: 'INVALID' })
    .where(and(own, inArray(agreement.state, agreementMachine.sources('expire')), lte(agreement.expiresAt, now)));
  await db
    .update(agreement)
    .set({ state: 'PENDING', confirmedBy: null, confirmedAt: null })
    .where(
      and(
        own,
        inArray(agreement.state, agreementMachine.sources('lapse')),
        lt(agreement.confirmedAt, new Date(now.getTime() - confirmationMs)),
      ),
    );
}

const columns = {
  agreement,
  file: { fileToken: storedFile.fileToken, fileName: storedFile.fileName, size: storedFile.size },
};

interface Row {
  readonly agreement: typeof agreement.$inferSelect;
  readonly file: Agreement['file'];
}

function agreementOf({ agreement: row, file }: Row): Agreement {
  return {
    id: row.id,
    name: row.name,
    agreementNo: row.agreementNo,
    type: row.type as Agreement['type'],
    productName: row.productName,
    parties: row.parties,
    state: row.state as Agreement['state'],
    signTime: row.signedAt?.toISOString() ?? null,
    expireTime: row.expiresAt?.toISOString() ?? null,
    file,
  };
}

/** The condition for agreements that wait for the company's signature, confirmed or not. */
const unsigned = inArray(agreement.state, agreementMachine.sources('confirm'));

const inState = (state: NonNullable<HandlerInput<'agreementList'>['body']['state']>) =>
  state === 'UNSIGNED' ? unsigned : eq(agreement.state, state);

const sortColumns = { signTime: agreement.signedAt, expireTime: agreement.expiresAt };

export async function agreementList(
  { db, member, now }: CompanyContext,
  { body }: HandlerInput<'agreementList'>,
): Promise<CallReply<'agreementList'>> {
  await settle(db, member.compCode, now);
  const where = and(
    eq(agreement.compCode, member.compCode),
    or(contains(body.name, agreement.name), contains(plainNumber(body.name ?? ''), agreement.agreementNo)),
    body.type === undefined ? undefined : eq(agreement.type, body.type),
    body.state === undefined ? undefined : inState(body.state),
    between(agreement.signedAt, body.startDate, body.endDate),
  );
  const total = await countRows(db, agreement, where);
  const rows = await db
    .select(columns)
    .from(agreement)
    .innerJoin(storedFile, eq(storedFile.fileToken, agreement.fileToken))
    .where(where)
    .orderBy(...sortedBy(body.sort, sortColumns), desc(agreement.createdAt), desc(agreement.id))
    .limit(body.pageSize)
    .offset((body.pageNum - 1) * body.pageSize);
  return { total, rows: rows.map(agreementOf) };
}

async function ownAgreement({ db, member, now }: CompanyContext, id: string): Promise<Row> {
  await settle(db, member.compCode, now);
  const [row] = await db
    .select(columns)
    .from(agreement)
    .innerJoin(storedFile, eq(storedFile.fileToken, agreement.fileToken))
    .where(and(eq(agreement.id, id), eq(agreement.compCode, member.compCode)));
  if (!row) throw notFound('协议不存在');
  return row;
}

export async function agreementInfo(
  context: CompanyContext,
  { body }: HandlerInput<'agreementInfo'>,
): Promise<CallReply<'agreementInfo'>> {
  const row = await ownAgreement(context, body.id);
  const { paragraphs } = row.agreement;
  const places = paragraphs.length === 0 ? [] : signingPlaces(paragraphs, await signedAs(context.db, row.agreement));
  return {
    ...agreementOf(row),
    paragraphs,
    places: places.map(({ role, name, seal, lines }) => ({ role, name, seal, lines: [...lines] })),
  };
}

/** The signers come in the order in which the contract names them. */
async function signersOf(db: Queryable, { id, parties }: Row['agreement']) {
  const signers = await db.select().from(agreementSignature).where(eq(agreementSignature.agreementId, id));
  return signers.sort((a, b) => parties.indexOf(a.party) - parties.indexOf(b.party));
}

/** How it was signed, as its file says it; null if it was not. */
async function signedAs(db: Queryable, row: Row['agreement']): Promise<Signed | null> {
  const [company, platform] = (await signersOf(db, row)).map(
    ({ person, seal, certificateNo, issuer }): Signature => ({
      person,
      sealed: seal === '' ? null : { seal, certificateNo, issuer },
    }),
  );
  return row.signedAt && company && platform ? { company, platform, signedAt: row.signedAt } : null;
}

/** Shows who signed, and whether the file is still the signed one. */
export async function agreementSignatureInfo(
  context: CompanyContext,
  { body }: HandlerInput<'agreementSignature'>,
): Promise<CallReply<'agreementSignature'>> {
  const { db } = context;
  const { agreement: row } = await ownAgreement(context, body.id);
  if (row.signedDigest === '') throw conflict('协议尚未签署');
  const stored = one(
    await db.select({ content: storedFile.content }).from(storedFile).where(eq(storedFile.fileToken, row.fileToken)),
  );
  const signers = await signersOf(db, row);
  return {
    algorithm: signatureAlgorithm,
    digest: row.signedDigest,
    intact: digestOf(stored.content) === row.signedDigest,
    signers: signers.map(({ party, person, certificateNo, issuer, signedAt }) => ({
      party,
      person,
      certificateNo,
      issuer,
      signTime: signedAt.toISOString(),
    })),
  };
}

export async function countToSign({ db, member, now }: CompanyContext): Promise<Waiting> {
  await settle(db, member.compCode, now);
  const toSign = and(eq(agreement.compCode, member.compCode), unsigned);
  return countWaiting(db, agreement, agreement.expiresAt, toSign);
}
