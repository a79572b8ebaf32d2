import { randomUUID } from 'node:crypto';
import type { KnownError } from '@portal/releases';
import { crashes } from '@portal/shared/open-page';

/** Errors as Sentry's envelopes, by its own description (README.md names it): pure but for the number of the event. */

/** A project of Sentry, or of something that takes what Sentry takes. */
export interface SentryDsn {
  readonly publicKey: string;
  /** Where envelopes go. */
  readonly endpoint: string;
}

const client = 'portal.gateway/1.1';
/** Longer tags are refused. */
const maxTag = 199;

export const envelopeHeaders = ({ publicKey }: Pick<SentryDsn, 'publicKey'>): Record<string, string> => ({
  'content-type': 'application/x-sentry-envelope',
  'user-agent': client,
  'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${publicKey}`,
});

/** The rest is trouble: a page that was slow, or what React put right. */
const thrown: readonly string[] = crashes;

/** Sentry has the caller first and the place of the error last. */
function stackOf({ frames, owner }: KnownError) {
  if (frames.length === 0) return {};
  const inOrder = frames.toReversed().map(({ package: name, file, line, column }) => ({
    ...{ filename: file, lineno: line, colno: column, package: name },
    in_app: name === owner.package,
  }));
  return { stacktrace: { frames: inOrder } };
}

function tagsOf({ error, owner }: KnownError): Record<string, string> {
  const { slot, tenant, page, browser, kind } = error;
  const tags = { slot, tenant, owner: owner.package || owner.slot, page, browser, kind };
  const said = Object.entries(tags).flatMap(([name, value]) => (value ? [[name, value.slice(0, maxTag)]] : []));
  return Object.fromEntries(said);
}

/** What an event holds: nobody's name, address or words, and no address of a page. */
function eventOf(known: KnownError, id: string) {
  const { error, fingerprint } = known;
  const { class: name, package: packageName, build, page, kind, at } = error;
  return {
    ...{ event_id: id, timestamp: at.toISOString(), platform: 'javascript' },
    level: thrown.includes(kind) ? 'error' : 'warning',
    release: `${packageName}@${build}`,
    ...(page ? { transaction: page } : {}),
    tags: tagsOf(known),
    fingerprint: [fingerprint],
    exception: {
      values: [{ type: name || 'Error', mechanism: { type: 'generic', handled: false }, ...stackOf(known) }],
    },
  };
}

/** The body of one envelope with one event. It says when it was sent, so it is made at each attempt. */
export function envelopeOf(known: KnownError, id: string, now = new Date()): string {
  const payload = JSON.stringify(eventOf(known, id));
  const lines = [
    { event_id: id, sent_at: now.toISOString() },
    { type: 'event', length: Buffer.byteLength(payload), content_type: 'application/json' },
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n${payload}\n`;
}

/** The number of an event: the same at each attempt. */
export const newEventId = (): string => randomUUID().replaceAll('-', '');
