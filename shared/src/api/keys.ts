import { customerCalls } from '../contract/customer-calls';
import type { CallReply } from '../contract/public';
import { addressOf, makeOwnPair, type OwnPair } from '../crypto/public';
import {
  browserId,
  dropKeys,
  type HeldKeys,
  holdKeys,
  serverNow,
  sessionState,
  syncServerTime,
} from '../session/public';
import { singleFlight } from '../single-flight';
import { refusal } from './failures';
import { outcomeOf } from './outcome';
import { requestForm } from './request-form';
import { transmit } from './transmit';

type KeyReply = CallReply<'rsaSecretKey'>;

/** Existing API servers answer only the two keys. */
type AnyKeyReply = Pick<KeyReply, 'publicKey'> & Partial<KeyReply>;

/** Keys are replaced a minute before they expire, so that none expires while a request is on its way. */
const margin = 60_000;

/** The keys that are held, unless they have expired. */
export function heldKeys(): HeldKeys | null {
  const keys = sessionState().rsaKeys;
  return keys && keys.expiresAt - margin > serverNow() ? keys : null;
}

/** A slow machine does not wait for its own pair: after this time it asks the server for one, which is faster. */
const patience = 1_000;

let making: Promise<OwnPair | null> | null = null;

/** This page's own signing pair, made once; null if there is none, or none yet. */
function ownPair(): Promise<OwnPair | null> {
  making ??= makeOwnPair().catch(() => null);
  return Promise.race([making, new Promise<null>((resolve) => setTimeout(resolve, patience, null))]);
}

async function fetchKeys(): Promise<HeldKeys> {
  const row = customerCalls.rsaSecretKey;
  const pair = await ownPair();
  const { publicKey } = pair ?? {};
  const form = requestForm(row, { query: { browserID: browserId() }, body: { publicKey } });
  const address = addressOf(form.path, form.query);
  const sentAt = Date.now();
  const sent = { method: row.method, address, headers: {}, body: form.body, file: false, writes: row.writes };
  const reply = await transmit(sent);
  const outcome = outcomeOf(reply.httpStatus, reply.data);
  if (outcome.kind !== 'ok') throw refusal(row, { ...outcome, kind: 'server' }, reply);
  const keys = outcome.body as AnyKeyReply;
  if (keys.serverTime !== undefined) syncServerTime(keys.serverTime, sentAt, Date.now());
  const expiresAt = keys.expiresIn === undefined ? Number.POSITIVE_INFINITY : serverNow() + keys.expiresIn * 1_000;
  const held = { ...keys, signingKey: pair?.signingKey, expiresAt };
  holdKeys(held);
  return held;
}

const fetchKeysOnce = singleFlight(fetchKeys);

/** The keys; they are fetched if none are held. All callers that wait share one request. */
export const ensureKeys = async (): Promise<HeldKeys> => heldKeys() ?? fetchKeysOnce();

/** Drops keys that the server no longer accepts. Newer keys that were fetched meanwhile stay. */
export function dropRefusedKeys(refused: HeldKeys): void {
  if (sessionState().rsaKeys === refused) dropKeys();
}
