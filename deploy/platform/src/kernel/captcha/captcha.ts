import { sentCode } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { workText } from '@portal/shared/contract/captcha-work';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CallContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { hashOf, newCode } from '../data/new-code';
import { badInput } from '../http/http-error';
import { holdLimit } from '../protection/rate-limit';
import { issueTicket } from '../protection/tickets';
import { drawText, randomText } from './draw-text';
import { isWorked, workPieces } from './proof-of-work';
import { extraBits } from './risk';

const lifeMs = 120_000;
const letters = 4;

const answerHash = (codeId: string, answer: string) => hashOf(`${codeId}:${answer.toUpperCase()}`);

/** Makes a picture for this browser, with the work that the browser may do instead. The picture before it is void. */
export async function captchaImage(context: CallContext, browserId: string): Promise<CallReply<'captchaImage'>> {
  const { db, config, origin, now, messenger } = context;
  await holdLimit(db, { key: `captcha:${origin.address}`, most: config.perMinute.clicks, seconds: 60 }, now);
  await voidAnswers(context, browserId);
  const text = randomText(letters);
  const codeId = newCode('V');
  const recipient = browserId;
  const bits = config.captcha.workBits + (await extraBits(context));
  await db.insert(sentCode).values({
    codeId,
    tenant: origin.tenant,
    recipient,
    purpose: 'captcha',
    browserId,
    codeHash: answerHash(codeId, text),
    proof: String(bits),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  if (config.sendsAnswers) {
    messenger.send({ tenant: origin.tenant, channel: 'captcha', recipient, purpose: 'captcha', code: text, text });
  }
  const img = `data:image/png;base64,${drawText(text).toString('base64')}`;
  return { img, imgKey: codeId, work: { pieces: workPieces, bits } };
}

async function voidAnswers({ db, origin, now }: CallContext, browserId: string) {
  return db
    .update(sentCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(sentCode.tenant, origin.tenant),
        eq(sentCode.recipient, browserId),
        eq(sentCode.purpose, 'captcha'),
        gt(sentCode.expiresAt, now),
        isNull(sentCode.usedAt),
      ),
    )
    .returning();
}

/** Notes that this browser has solved a captcha, for the next click. */
async function passed({ db, origin, now }: CallContext, browserId: string) {
  const ticket = { kind: 'captchaPassed', binding: origin.tenant, data: {}, seconds: lifeMs / 1000 } as const;
  await issueTicket(db, { ...ticket, token: browserId }, now);
}

/** Checks the answer. Each picture allows one answer, right or wrong. */
export async function solveCaptcha(context: CallContext, browserId: string, answer: string) {
  const [asked] = await voidAnswers(context, browserId);
  if (!asked || asked.codeHash !== answerHash(asked.codeId, answer)) {
    throw badInput('图形验证码错误', { code: '图形验证码错误' });
  }
  return passed(context, browserId);
}

/** The way for people who cannot see the picture: the browser has done work instead, under the picture's key. */
export async function solveByWork(
  context: CallContext,
  { body: { browserID, imgKey, work } }: HandlerInput<'captchaWorkValid'>,
) {
  const [asked] = await voidAnswers(context, browserID);
  const texts = work.map((nonce, piece) => workText(imgKey, piece, nonce));
  if (asked?.codeId !== imgKey || !isWorked(texts, Number(asked.proof))) {
    throw badInput('设备验证未通过，请重试', { work: '设备验证未通过，请重试' });
  }
  return passed(context, browserID);
}
