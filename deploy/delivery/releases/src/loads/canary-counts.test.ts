import { beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { sql } from 'drizzle-orm';
import { createReleases, type Releases } from '../releases';
import { countCanary } from './canary-counts';
import { judgeCanary } from './canary-verdict';
import { timeClassOf } from './load-times';
import type { VisitorReport } from './visitor-reports';

/** The machine may be busy. */
jest.setTimeout(30_000);

describeDatabases('a canary is counted', (database) => {
  const since = new Date('2026-03-02T08:00:00.123Z');
  const canary = { package: 'account', build: 'r2' };
  const stable = { package: 'account', build: 'r1' };
  let releases: Releases;
  let slot = '';
  let slots = 0;
  beforeAll(() => {
    releases = createReleases(database());
  });
  const fresh = () => {
    slots += 1;
    slot = `slot-${slots}`;
  };
  const told = (build: string, visitor: string, changes: Partial<VisitorReport> = {}): VisitorReport => ({
    ...{ tenant: 'localhost', slot, since, package: 'account', build, visitor, network: visitor, share: 10 },
    ...{ loaded: false, failed: false, fellBack: false, crashed: false, timeClass: null },
    ...changes,
  });
  const loadedIn = (ms: number) => ({ loaded: true, timeClass: timeClassOf(ms) });
  const tell = async (...reports: VisitorReport[]) => {
    for (const one of reports) await releases.addReports([one]);
  };
  const counted = () => countCanary(database(), { tenant: 'localhost', slot, since, canary, stable });
  const nobody = { canary: 0, stable: 0 };

  test('nothing is known of one that nobody had', async () => {
    fresh();
    const none = { visitors: 0, networks: 0, failed: 0, fellBack: 0, crashed: 0, loaded: 0, slow: 0 };
    expect(await counted()).toEqual({
      counts: { drawn: [], canaryAlone: { networks: 0, crashed: 0 } },
      ...{ canary: none, stable: none, slowBeyond: null },
    });
  });

  test('a network has one vote of each kind, by the first of its visitors whose visit went badly so', async () => {
    fresh();
    await tell(
      told('r1', 'a', { network: 'office', ...loadedIn(100) }),
      told('r2', 'b', { network: 'office', failed: true }),
      told('r1', 'c', { network: 'office', fellBack: true }),
      told('r1', 'd', { network: 'office', ...loadedIn(100), crashed: true }),
      told('r2', 'e', { network: 'office', ...loadedIn(100), crashed: true }),
      told('r2', 'f', { network: 'home', failed: true, fellBack: true, crashed: true }),
    );
    const { counts } = await counted();
    expect(counts).toEqual({
      drawn: [
        {
          share: 0.1,
          heard: { canary: 1, stable: 1 },
          unloaded: { canary: 2, stable: 0 },
          crashed: { canary: 1, stable: 1 },
          slow: nobody,
        },
      ],
      // The office's first visitor with the canary did not crash.
      canaryAlone: { networks: 2, crashed: 1 },
    });
  });

  test('visits that were drawn at another share are counted apart; those that nobody drew are not counted', async () => {
    fresh();
    await tell(
      told('r2', 'a', { failed: true }),
      told('r1', 'b', { share: 50, failed: true }),
      told('r1', 'c', { share: 50, ...loadedIn(100) }),
      told('r1', 'd', { share: 0, failed: true }),
      told('r1', 'old', { failed: true }),
    );
    await database().db.execute(sql`update visitor_report set share = null where visitor = 'old'`);
    const { counts } = await counted();
    const byShare = [...counts.drawn].sort((one, other) => one.share - other.share);
    expect(byShare).toMatchObject([
      { share: 0.1, heard: { canary: 1, stable: 0 }, unloaded: { canary: 1, stable: 0 } },
      { share: 0.5, heard: { canary: 0, stable: 2 }, unloaded: { canary: 0, stable: 1 } },
    ]);
  });

  test.each([
    [100, 400],
    [400, 1_600],
    [3_200, 12_800],
  ])('slow is what takes longer than the stable release, here %i ms: %i ms', async (usual, slow) => {
    fresh();
    await releases.addReports([
      ...Array.from({ length: 40 }, (_, n) => told('r1', `s${n}`, { share: 50, ...loadedIn(usual) })),
      ...Array.from({ length: 40 }, (_, n) => told('r2', `c${n}`, { share: 50, ...loadedIn(n % 2 ? slow : usual) })),
    ]);
    const found = await counted();
    expect(found).toMatchObject({ slowBeyond: usual, canary: { loaded: 40, slow: 20 }, stable: { slow: 0 } });
    expect(found.counts.drawn).toMatchObject([{ slow: { canary: 20, stable: 0 } }]);
    expect(judgeCanary(found.counts)).toMatchObject({ ok: false, reason: 'load-time' });
  });
});
