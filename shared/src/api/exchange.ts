import type { Call } from '../contract/public';
import { answeredByGateway, answeredByHeader, passiveHeader } from '../contract/slot-headers';
import { addressOf, seal } from '../crypto/public';
import { accessToken, type HeldKeys, ownEpoch, serverNow, syncServerTime } from '../session/public';
import type { RawReply } from './failures';
import { dropRefusedKeys, ensureKeys, heldKeys } from './keys';
import { asRefusal, type Outcome, outcomeOf } from './outcome';
import type { RequestForm } from './request-form';
import { type Transmission, transmit } from './transmit';

export interface Channel {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** The outcome of one request, with the login and the keys that it was sent with. */
export interface Exchange {
  readonly outcome: Outcome;
  readonly reply: RawReply;
  readonly token: string | undefined;
  /** Identifies the person who was logged in when the request was sent. */
  readonly epoch: string;
  readonly keys: HeldKeys | null;
}

type Wire = Pick<Transmission, 'address' | 'headers' | 'body'>;

/**
 * "Multipart uploads and downloads are not wrapped", and a GET has nothing to wrap. Services of teams take plain JSON.
 */
function keysFor(row: Call): HeldKeys | null | Promise<HeldKeys> {
  if (row.slot || row.method === 'GET' || row.body === 'file' || row.reply !== 'json') return null;
  return row.sealed || row.secrets ? ensureKeys() : heldKeys();
}

async function wireForm(row: Call, { path, query, body }: RequestForm, keys: HeldKeys | null): Promise<Wire> {
  if (!keys || body instanceof FormData) return { address: addressOf(path, query), headers: {}, body };
  return seal({ path, query, body: body ?? {}, secrets: row.secrets ?? [] }, keys, serverNow());
}

/** The error reply of a download is the envelope too: JSON that is not itself the file. */
async function readable(reply: RawReply): Promise<unknown> {
  if (!(reply.data instanceof Blob)) return reply.data;
  const isJson = reply.header('content-type')?.includes('json') ?? false;
  const isFile = reply.httpStatus === 200 && (!isJson || reply.header('content-disposition') !== undefined);
  if (isFile) return { ok: true, body: reply.data };
  try {
    return JSON.parse(await reply.data.text()) as unknown;
  } catch {
    return null;
  }
}

function learnTime(outcome: Outcome, sentAt: number): void {
  const body = outcome.kind === 'ok' ? outcome.body : null;
  if (typeof body === 'object' && body !== null && 'serverTime' in body && typeof body.serverTime === 'number') {
    syncServerTime(body.serverTime, sentAt, Date.now());
  }
}

async function exchangeOnce(row: Call, form: RequestForm, channel: Channel): Promise<Exchange> {
  const keys = await keysFor(row);
  const token = accessToken();
  const epoch = ownEpoch();
  const wire = await wireForm(row, form, keys);
  const sentAt = Date.now();
  const reply = await transmit({
    ...wire,
    ...channel,
    method: row.method,
    headers: {
      ...wire.headers,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(row.slot && row.passive ? { [passiveHeader]: '1' } : {}),
    },
    file: row.reply === 'file',
    writes: row.writes,
  });
  const heard = outcomeOf(reply.httpStatus, await readable(reply));
  const ofService = row.slot && reply.header(answeredByHeader) !== answeredByGateway;
  const outcome = ofService ? asRefusal(heard) : heard;
  learnTime(outcome, sentAt);
  return { outcome, reply, token, epoch, keys };
}

/**
 * Sends a request, sealed if keys are held or the call demands it. If the server no longer accepts the keys, it has
 * done nothing yet: the request is sealed with new keys and sent once more.
 */
export async function exchange(row: Call, form: RequestForm, channel: Channel): Promise<Exchange> {
  const first = await exchangeOnce(row, form, channel);
  if (first.outcome.kind !== 'unsealed' || !first.keys) return first;
  dropRefusedKeys(first.keys);
  return exchangeOnce(row, form, channel);
}
