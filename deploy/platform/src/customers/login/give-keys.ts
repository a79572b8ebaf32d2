import type { CallReply } from '@portal/shared/contract';
import { isSomebodysBrowser } from '../../domain/visitor/known-browsers';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { hashOf } from '../../kernel/data/new-code';
import { tooMany } from '../../kernel/http/http-error';
import { countUse, holdLimit } from '../../kernel/protection/rate-limit';

/** The most keys for one known browser within a minute, whatever others at its address do. */
const maxOfKnown = 6;

/** Gives keys for the envelope. If many ask from one address, people who have logged in before still get theirs. */
export async function giveKeys(
  { browserKeys, config, db, now, origin }: CallContext,
  { query: { browserID }, body: { publicKey } }: HandlerInput<'rsaSecretKey'>,
): Promise<CallReply<'rsaSecretKey'>> {
  const { tenant, address } = origin;
  const most = config.perMinute.keys;
  const { count } = await countUse(db, { key: `keys:${address}`, most, seconds: 60 }, now);
  const crowded = count > most;
  const knownBrowser = (crowded || publicKey === undefined) && (await isSomebodysBrowser(db, browserID));
  if (crowded && !knownBrowser) throw tooMany();
  if (crowded) await holdLimit(db, { key: `keys-of:${hashOf(browserID)}`, most: maxOfKnown, seconds: 60 }, now);
  if (publicKey !== undefined) return browserKeys.register(tenant, browserID, publicKey);
  return browserKeys.issue(tenant, browserID, { address, knownBrowser });
}
