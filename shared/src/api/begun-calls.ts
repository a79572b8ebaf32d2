/**
 * Calls that left before the api client was there. The client takes each over once, as if it had sent it: the same
 * answer, whatever it says, goes the same way. Nobody gets an answer to another token than their own.
 */
interface Sent {
  readonly token: string | undefined;
  /** Under `/api`, with its query. */
  readonly address: string;
  /** JSON. */
  readonly body: string | undefined;
}

declare global {
  /** The document's first script puts them here. It is a bundle of its own. Null: the client asks that itself. */
  var __portalBegun: Map<string, Promise<Response> | null> | undefined;
}

const keyOf = ({ token, address, body }: Sent): string => [token, address, body].join('\n');

/** Sends a call, unless the client has asked the same meanwhile. */
export function beginCall(sent: Sent, send: () => Promise<Response>): Promise<Response> | null {
  globalThis.__portalBegun ??= new Map();
  const key = keyOf(sent);
  const known = globalThis.__portalBegun.get(key);
  if (known !== undefined) return known;
  const reply = send();
  globalThis.__portalBegun.set(key, reply);
  // Whoever takes it over hears of the failure.
  reply.catch(() => undefined);
  return reply;
}

export function takeBegun(sent: Sent): Promise<Response> | null {
  const key = keyOf(sent);
  const reply = globalThis.__portalBegun?.get(key) ?? null;
  globalThis.__portalBegun?.set(key, null);
  return reply;
}

/** From now on everybody asks for themselves. */
export function forgetBegun(): void {
  globalThis.__portalBegun = undefined;
}
