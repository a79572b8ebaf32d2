import { expect, test } from '@jest/globals';
import type { CatalogTenant } from '@portal/releases';
import { ReportCollector } from './report-collector';

const since = new Date('2026-03-02T08:00:00Z');
const at = since.getTime() / 1000;
const release = (build: string) => ({ record: { package: 'account', build } });
const pointer = { slot: 'account', release: release('r1'), canary: { release: release('r2'), percent: 10, since } };
const tenant = { code: 'localhost', pointers: [pointer] } as unknown as CatalogTenant;

const tells = (
  collector: ReportCollector,
  visitor: string,
  told: { network?: string; at?: number; share?: number } = {},
) =>
  collector.take(
    tenant,
    { slot: 'account', package: 'account', build: 'r2', ticket: visitor, outcome: 'failed', ms: 10, tries: 1 },
    { network: visitor, at, share: 10, visitor, ...told },
  );

test("[threat: bad canary] a network that tells of many visitors in a round takes nobody's place", () => {
  const collector = new ReportCollector();
  for (let n = 0; n < 30_000; n += 1) tells(collector, `flood-${n}`, { network: 'one' });
  tells(collector, 'honest');
  const flood = collector.takeFresh();
  expect(flood).toHaveLength(201);
  expect(flood.at(-1)).toMatchObject({ network: 'honest' });
  tells(collector, 'next', { network: 'one' });
  expect(collector.takeFresh()).toHaveLength(1);
});

test('only visits that were drawn while the canary ran are told of it', () => {
  const collector = new ReportCollector();
  expect(tells(collector, 'drawn')).toBe(true);
  tells(collector, 'early', { at: at - 1 });
  tells(collector, 'without a number', { share: 0 });
  expect(collector.takeFresh().map(({ network, share }) => [network, share])).toEqual([['drawn', 10]]);
});

test('[threat: bad canary] an error of which nobody knows whose it is, and a card’s number, count against no release', () => {
  const collector = new ReportCollector();
  const about = { slot: 'account', package: 'account', build: 'r2', ticket: 'one' };
  const teller = { network: 'one', at, share: 10, visitor: 'one' };
  expect(collector.take(tenant, { ...about, crash: 'load', number: 'ACC-R2-1' }, teller)).toBe(false);
  expect(collector.take(tenant, { ...about, crash: 'render', unknown: true }, teller)).toBe(false);
  // It says as much of the device, or of what React and the host have put right.
  for (const crash of ['blocked', 'kept', 'recovered', 'global'] as const)
    expect(collector.take(tenant, { ...about, crash }, teller)).toBe(false);
  expect(collector.takeFresh()).toEqual([]);
  expect(collector.take(tenant, { ...about, crash: 'render' }, teller)).toBe(true);
});
