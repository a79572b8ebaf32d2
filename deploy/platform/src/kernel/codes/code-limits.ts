import { addressKey } from '@portal/http';
import type { CallContext } from '../calls/context';
import { hashOf } from '../data/new-code';
import { tooMany } from '../http/http-error';
import { countUse, readUses } from '../protection/rate-limit';

/** Who asks for a code to which number. */
export interface CodeRequest {
  /** `tenant:purpose:recipient` */
  readonly key: string;
  readonly browserId: string;
  /**
   * True: the owner of the number has logged in with this browser. It has counts of its own, so strangers who ask for
   * codes cannot use them up. False: a stranger's. Undefined: the person is logged in.
   */
  readonly known: boolean | undefined;
}

export interface Allowed {
  /** The key of the wait until the next code, and its seconds. */
  readonly pauseKey: string;
  readonly seconds: number;
  /** The strangers' codes to this number today, with this one. */
  readonly ofStrangers: number;
}

const daySeconds = 86_400;
const maxPause = 3_600;

/**
 * Each code beyond a day's worth doubles the wait for the next. Strangers never use up a number: its owner may be the
 * next one, in a browser that nobody knows.
 */
const pauseAfter = (codes: number, perDay: number, interval: number) =>
  Math.min(maxPause, interval * 2 ** Math.max(0, codes - perDay));

/** Counts a code, or refuses it. `limits` names the counts, of which there are several sets. */
export async function allowCode(
  { db, config, origin, now }: CallContext,
  { key, browserId, known }: CodeRequest,
  limits: string,
): Promise<Allowed> {
  const { interval, perDay } = config.codes;
  const whose = known ? `${key}:${hashOf(browserId)}` : key;
  const day = `${limits}-day:${whose}`;
  const isStranger = known === false;
  // A stranger's own counts end for the day. Otherwise the number's, or those of the owner's browser, do.
  const own = isStranger ? [hashOf(browserId), addressKey(origin.address)].map((one) => `${day}:${one}`) : [day];
  const [all = 0, ...ofOwn] = await readUses(db, [day, ...own], now);
  if (ofOwn.some((count) => count >= perDay)) throw tooMany('今日验证码发送次数已达上限，请明天再试');
  const ofStrangers = isStranger ? all + 1 : 0;
  const pauseKey = `${limits}-pause:${whose}`;
  const seconds = pauseAfter(ofStrangers, perDay, interval);
  const pause = await countUse(db, { key: pauseKey, most: 1, seconds }, now);
  if (pause.count > 1) {
    const left = Math.ceil((pause.windowEndsAt.getTime() - now.getTime()) / 1000);
    throw tooMany(`验证码发送过于频繁，请${left}秒后再试`);
  }
  for (const counted of new Set([day, ...own]))
    await countUse(db, { key: counted, most: perDay, seconds: daySeconds }, now);
  return { pauseKey, seconds, ofStrangers };
}
