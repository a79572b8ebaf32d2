import { expect, test } from '@jest/globals';
import type { HostRecord, RemoteRecord } from '@portal/release-record';
import { host, remote } from '@portal/releases/testing/records';
import type { InstalledReport } from '@portal/run/installed-portal';
import { tenantMoves } from './tenant-moves';
import { breaks, upgradeLines } from './upgrade-lines';

const hostOf = (build: string, version: string): HostRecord => ({
  ...host(build).record,
  provides: [{ request: 'react', version, exports: [], assets: [], needs: [] }],
});
const remoteOf = (build: string, range: string, more: Partial<RemoteRecord> = {}): RemoteRecord =>
  remote(build, { needs: [{ request: 'react', range, exports: [] }], ...more }).record;
const own = { package: 'invoice', slot: 'invoice', pages: [], owns: [{ prefix: '/center/invoice', permission: true }] };

const report: InstalledReport = {
  pending: [],
  foreign: [],
  places: [],
  settings: { missing: [], changed: [], fault: null },
};
const placed = (...records: (HostRecord | RemoteRecord)[]) =>
  records.map((record) => ({
    tenant: 'a.example',
    slot: record.kind === 'host' ? 'host' : record.slot,
    record,
  }));

test('a host and its remotes that only fit each other are named in one command', () => {
  const places = placed(remoteOf('old', '^19.0.0'), hostOf('h1', '19.3.0'));
  const moves = tenantMoves(places, [hostOf('h2', '20.0.0'), remoteOf('new', '^20.0.0')]);
  expect(moves).toEqual([{ tenant: 'a.example', releases: ['host@h2', 'account@new'], faults: [], together: true }]);
  expect(upgradeLines(report, moves).join('\n')).toContain('portal assign a.example host@h2 account@new');
  expect(breaks(report, moves)).toBe(false);
});

test("a team's remote that the new host does not fit is what breaks", () => {
  const places = placed(remoteOf('i1', '^19.0.0', own), hostOf('h1', '19.3.0'));
  const moves = tenantMoves(places, [hostOf('h2', '20.0.0')]);
  expect(moves[0]?.faults).toEqual([expect.stringContaining('react')]);
  expect(breaks(report, moves)).toBe(true);
});

test('nothing changes where this version runs already; what breaks is said by its settings and its schema, too', () => {
  const moves = tenantMoves(placed(hostOf('h2', '20.0.0')), [hostOf('h2', '20.0.0')]);
  expect(moves).toMatchObject([{ releases: [], faults: [], together: false }]);
  const missing = { name: 'GATEWAY_KEY', of: 'gateways', needed: true, without: 'no gateway starts' } as const;
  for (const worse of [
    { ...report, foreign: ['9999_later.sql'] },
    { ...report, settings: { missing: [missing], changed: [], fault: null } },
    { ...report, settings: { missing: [], changed: [], fault: 'DEMO=of is not known' } },
  ]) {
    expect(breaks(worse, moves)).toBe(true);
    expect(upgradeLines(worse, moves).some((line) => line.startsWith('!'))).toBe(true);
  }
});
