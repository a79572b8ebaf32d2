import { sentCode } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import svgCaptcha from 'svg-captcha';
import type { CallContext } from '../calls/context';
import { hashOf, newCode } from '../data/new-code';
import { badInput } from '../http/refusal';
import { holdLimit } from '../protection/rate-limit';
import { issueTicket } from '../protection/tickets';

const lifeMs = 120_000;

const answerHash = (codeId: string, answer: string) => hashOf(`${codeId}:${answer.toLowerCase()}`);

/** A picture for this browser; the one before it is void. */
export async function captchaImage(context: CallContext, browserId: string): Promise<CallReply<'captchaImage'>> {
  const { db, config, origin, now, messenger } = context;
  await holdLimit(db, { key: `captcha:${origin.address}`, most: config.perMinute.clicks, seconds: 60 }, now);
  await voidAnswers(context, browserId);
  const picture = svgCaptcha.create({ size: 4, noise: 2, ignoreChars: '0Oo1Iil', color: true, background: '#f5f5f5' });
  const codeId = newCode('V');
  const recipient = browserId;
  await db.insert(sentCode).values({
    codeId,
    tenant: origin.tenant,
    recipient,
    purpose: 'captcha',
    browserId,
    codeHash: answerHash(codeId, picture.text),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  if (config.demo) {
    const { text: code } = picture;
    messenger.send({ tenant: origin.tenant, channel: 'captcha', recipient, purpose: 'captcha', code, text: code });
  }
  return { img: `data:image/svg+xml;base64,${Buffer.from(picture.data).toString('base64')}`, imgKey: codeId };
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

/** One answer for one picture, right or wrong. */
export async function solveCaptcha(context: CallContext, browserId: string, answer: string): Promise<null> {
  const { db, origin, now } = context;
  const [asked] = await voidAnswers(context, browserId);
  if (!asked || asked.codeHash !== answerHash(asked.codeId, answer)) {
    throw badInput('图形验证码错误', { code: '图形验证码错误' });
  }
  await issueTicket(
    db,
    { kind: 'captchaPassed', binding: origin.tenant, data: {}, seconds: lifeMs / 1000, token: browserId },
    now,
  );
  return null;
}
