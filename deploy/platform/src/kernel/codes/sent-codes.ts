import { randomInt, timingSafeEqual } from 'node:crypto';
import { sentCode } from '@portal/database/schema/platform';
import { maskEmail, maskPhone } from '@portal/shared/format';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { CallContext } from '../calls/context';
import { hashOf, newCode } from '../data/new-code';
import { badInput, HttpError } from '../http/http-error';
import { audit } from '../protection/audit';
import { holdLimit } from '../protection/rate-limit';
import { allowCode } from './code-limits';

export interface CodeFor {
  readonly recipient: string;
  readonly purpose: string;
  readonly browserId: string;
}

interface SentCode extends CodeFor {
  readonly channel: 'sms' | 'email';
  /** False: nobody has that number. A code is still made, but nobody gets it. */
  readonly deliver?: boolean;
  /** Whether the owner of the number has logged in with this browser. Only for people who are not logged in. */
  readonly known?: boolean;
  /** The proof under which the code was asked for, such as the click's token. */
  readonly proof?: string;
}

interface Sent {
  readonly sendCodeInterval: number;
  /** The codes that strangers have had sent to this number today, if a stranger asked. */
  readonly ofStrangers: number;
}

const maskRecipient = (recipient: string) => (recipient.includes('@') ? maskEmail(recipient) : maskPhone(recipient));

/** `field`: the request's name for the code. */
export const wrongCode = (field = 'code') => badInput('验证码错误或已失效', { [field]: '验证码错误或已失效' });

const keyOf = (tenant: string, { recipient, purpose }: CodeFor) => `${tenant}:${purpose}:${recipient}`;

export const notSent = () => new HttpError('503', '发送失败，请重试');

/**
 * Sends a six-digit code, within the limits of the number and of the address. Answers the seconds until the next code.
 * While the transport sends nobody's letters, every number is refused at once, and none has to wait. Each still tries its
 * letter, because the first one that arrives ends the failure: as often as ever, by limits that nobody is told of.
 */
export async function sendCounted(context: CallContext, wanted: SentCode): Promise<Sent> {
  const { db, config, origin, now, messenger, transportHealth, codePurposes } = context;
  const { life } = config.codes;
  await holdLimit(db, { key: `codes:${origin.address}`, most: config.perMinute.codes, seconds: 60 }, now);
  const failing = transportHealth.fails(wanted.channel);
  const asked = { key: keyOf(origin.tenant, wanted), browserId: wanted.browserId, known: wanted.known };
  const { pauseKey, seconds, ofStrangers } = await allowCode(context, asked, failing ? 'code-trial' : 'code').catch(
    (error: unknown) => {
      throw failing && error instanceof HttpError ? notSent() : error;
    },
  );
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeId = newCode('V');
  await db.insert(sentCode).values({
    codeId,
    tenant: origin.tenant,
    recipient: wanted.recipient,
    purpose: wanted.purpose,
    browserId: wanted.browserId,
    codeHash: hashOf(`${codeId}:${code}`),
    proof: wanted.proof ?? '',
    createdAt: now,
    expiresAt: new Date(now.getTime() + life * 1000),
  });
  await audit(context, `code.${wanted.purpose}`, 'ok', maskRecipient(wanted.recipient));
  if (!failing) transportHealth.note(wanted.channel, { codeId, pauseKey, at: now.getTime() });
  if (wanted.deliver ?? true) {
    const { channel, recipient, purpose } = wanted;
    messenger.send({
      tenant: origin.tenant,
      channel,
      recipient,
      purpose,
      code,
      reference: codeId,
      text: codePurposes.text(purpose, code, life),
    });
  }
  if (failing) throw notSent();
  return { sendCodeInterval: seconds, ofStrangers };
}

/** Sends a code where nobody asks how many strangers had before. */
export async function sendCode(context: CallContext, wanted: SentCode): Promise<{ sendCodeInterval: number }> {
  const { sendCodeInterval } = await sendCounted(context, wanted);
  return { sendCodeInterval };
}

export type CheckedCode = Pick<typeof sentCode.$inferSelect, 'codeId' | 'proof'>;

/**
 * Returns whether this is the last code that was sent for this purpose to this browser. Each check costs one of the
 * code's tries. It is counted before the comparison, so that many checks at once gain nothing.
 */
export async function checkCode(context: CallContext, wanted: CodeFor, code: string): Promise<CheckedCode | null> {
  const { db, config, origin, now } = context;
  const last = db
    .select({ codeId: sentCode.codeId })
    .from(sentCode)
    .where(
      and(
        eq(sentCode.tenant, origin.tenant),
        eq(sentCode.recipient, wanted.recipient),
        eq(sentCode.purpose, wanted.purpose),
        // A code for another browser does not make this code invalid.
        eq(sentCode.browserId, wanted.browserId),
      ),
    )
    .orderBy(desc(sentCode.createdAt), desc(sentCode.codeId))
    .limit(1);
  const [row] = await db
    .update(sentCode)
    .set({ tries: sql`${sentCode.tries} + 1` })
    .where(
      and(
        eq(sentCode.codeId, last),
        gt(sentCode.expiresAt, now),
        isNull(sentCode.usedAt),
        lt(sentCode.tries, config.codes.tries),
      ),
    )
    .returning();
  const expected = Buffer.from(row?.codeHash ?? hashOf(''));
  const given = Buffer.from(hashOf(`${row?.codeId ?? ''}:${code}`));
  return timingSafeEqual(expected, given) && row ? { codeId: row.codeId, proof: row.proof } : null;
}

/** Uses a checked code up. False: somebody else was faster. */
export async function consumeCode(context: CallContext, { codeId }: CheckedCode): Promise<boolean> {
  const used = await context.db
    .update(sentCode)
    .set({ usedAt: context.now })
    .where(and(eq(sentCode.codeId, codeId), isNull(sentCode.usedAt)))
    .returning({ codeId: sentCode.codeId });
  return used.length === 1;
}

/** Checks a code and uses it up; refuses with the usual sentence. */
export async function requireCode(context: CallContext, wanted: CodeFor, code: string, field?: string): Promise<void> {
  const checked = await checkCode(context, wanted, code);
  if (checked && (await consumeCode(context, checked))) return;
  await audit(context, `codeCheck.${wanted.purpose}`, 'refused', maskRecipient(wanted.recipient));
  throw wrongCode(field);
}
