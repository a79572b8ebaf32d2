import { expect, test } from '@jest/globals';
import type { KnownError } from '@portal/releases';
import { envelopeHeaders, envelopeOf, newEventId } from './sentry-envelope';

const at = new Date('2026-11-01T08:00:00Z');
const known: KnownError = {
  error: {
    ...{ tenant: 'localhost', slot: 'account', package: 'account', build: 'b2', unknown: false, kind: 'render' },
    ...{ class: 'TypeError', frames: [['account/b2/page.js', 1, 5]], page: '/center/crm/detail/:id' },
    ...{ number: 'ACC-B2-M1X2Y3', browser: 'Chrome', visitor: 'visitor-mark', network: 'network-mark', at },
  },
  fingerprint: '5d41402abc4b',
  owner: { slot: 'account', package: 'account' },
  frames: [
    { package: 'account', file: 'src/page.tsx', line: 31, column: 7, original: true },
    { package: 'host', file: 'kernel.js', line: 1, column: 900, original: false },
  ],
  isLasting: true,
};

/** Reads an envelope by its grammar: headers of one line each, and a payload of the length that its item says. */
function readEnvelope(text: string) {
  const [first = '', second = '', ...rest] = text.split('\n');
  const item = JSON.parse(second) as { type: string; length: number };
  const payload = Buffer.from(rest.join('\n'));
  return {
    headers: JSON.parse(first) as Record<string, unknown>,
    item,
    event: JSON.parse(payload.subarray(0, item.length).toString()) as Record<string, unknown>,
    end: payload.subarray(item.length).toString(),
  };
}

test('an error is an envelope with one event', () => {
  const id = newEventId();
  const { headers, item, event, end } = readEnvelope(envelopeOf(known, id, new Date('2026-11-01T08:00:03Z')));
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(headers).toEqual({ event_id: id, sent_at: '2026-11-01T08:00:03.000Z' });
  expect(item).toMatchObject({ type: 'event' });
  expect(end).toBe('\n');
  expect(event).toEqual({
    ...{ event_id: id, timestamp: '2026-11-01T08:00:00.000Z', platform: 'javascript', level: 'error' },
    ...{ release: 'account@b2', transaction: '/center/crm/detail/:id', fingerprint: ['5d41402abc4b'] },
    tags: {
      ...{ slot: 'account', tenant: 'localhost', owner: 'account', page: '/center/crm/detail/:id' },
      ...{ browser: 'Chrome', kind: 'render' },
    },
    exception: {
      values: [
        {
          type: 'TypeError',
          mechanism: { type: 'generic', handled: false },
          // The caller comes first, the place of the error last.
          stacktrace: {
            frames: [
              { filename: 'kernel.js', lineno: 1, colno: 900, package: 'host', in_app: false },
              { filename: 'src/page.tsx', lineno: 31, colno: 7, package: 'account', in_app: true },
            ],
          },
        },
      ],
    },
  });
});

test('the length is in bytes, and nothing that could be of a person goes out', () => {
  const text = envelopeOf({ ...known, owner: { slot: '账户', package: '账户' } }, newEventId());
  expect(readEnvelope(text).end).toBe('\n');
  expect(text).not.toMatch(/ACC-B2|visitor-mark|network-mark|"user"|"request"|"message"|"value"/);
});

test('without a class, a place or a page it is an event all the same', () => {
  const error = { ...known.error, kind: 'blocked' as const, class: '', page: undefined, unknown: true };
  const bare = { ...known, error, frames: [], owner: { slot: 'unknown', package: '' } };
  const { event } = readEnvelope(envelopeOf(bare, newEventId()));
  expect(event).not.toHaveProperty('transaction');
  expect(event).toMatchObject({
    level: 'warning',
    tags: { owner: 'unknown' },
    exception: { values: [{ type: 'Error' }] },
  });
  expect(JSON.stringify(event)).not.toContain('stacktrace');
});

test('the key stands in the header', () => {
  expect(envelopeHeaders({ publicKey: 'abc' })).toMatchObject({
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': expect.stringMatching(/^Sentry sentry_version=7, sentry_client=\S+, sentry_key=abc$/),
  });
});
