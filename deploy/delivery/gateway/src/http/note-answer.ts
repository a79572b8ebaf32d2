/** The kinds of pages, as figures tell them apart. */
export const pageKinds = ['drawn', 'shell', 'standalone', 'moved', 'fault'] as const;
export type PageKind = (typeof pageKinds)[number];

/**
 * Whether the application may take over a page that was sent as HTML: the page is the one that was sent, or it has changed
 * and goes on as a document.
 */
export const startKinds = ['as_sent', 'changed'] as const;
export type StartKind = (typeof startKinds)[number];

/** Why the gateway itself turned a request away. */
export const refusals = [
  'address_too_long',
  'circuit_open',
  'connection_limit',
  'forged_report',
  'late',
  'malformed',
  'method',
  'not_open',
  'rate_limit',
  'slow_client',
  'stream_limit',
  'too_large',
  'unknown_host',
] as const;
export type Refusal = (typeof refusals)[number];

const ofStatus: Readonly<Record<number, Refusal>> = {
  400: 'malformed',
  405: 'method',
  413: 'too_large',
  414: 'address_too_long',
  421: 'unknown_host',
  429: 'rate_limit',
};

interface Noted {
  page?: PageKind;
  start?: StartKind;
  changeSet?: number;
  refusal?: Refusal;
}

const notes = new WeakMap<object, Noted>();

function note(reply: object, more: Noted): void {
  const known = notes.get(reply);
  if (known) Object.assign(known, more);
  else notes.set(reply, more);
}

/** Notes what kind of page this answer is, and by which change of the tenant's releases it was made. */
export const notePage = (reply: object, page: PageKind, changeSet?: number): void =>
  note(reply, changeSet === undefined ? { page } : { page, changeSet });

/** Notes what the application can do with the page that asks. */
export const noteStart = (reply: object, start: StartKind): void => note(reply, { start });

/** Notes that this answer turns a request away. */
export const noteRefusal = (reply: object, refusal: Refusal): void => note(reply, { refusal });

/** Notes it where the status says why, unless it was said before. */
export function noteStatus(reply: object, status: number): void {
  const refusal = ofStatus[status];
  if (refusal && !notes.get(reply)?.refusal) note(reply, { refusal });
}

export const notedOf = (reply: object): Readonly<Noted> | undefined => notes.get(reply);
