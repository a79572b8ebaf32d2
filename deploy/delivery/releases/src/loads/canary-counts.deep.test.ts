import { beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import { createReleases, type Releases } from '../releases';
import { countCanary, type JudgedCanary } from './canary-counts';
import { type CanaryVerdict, judgeCanary } from './canary-verdict';
import { timeClassOf } from './load-times';
import { randomOf } from './testing/canary-runs';
import type { VisitorReport } from './visitor-reports';

/** Canaries whose visitors' reports are stored, counted and judged by the portal's own code, look by look. */

jest.setTimeout(600_000);

const runs = 200;
const visits = 3_000;
const visitsBetweenLooks = 150;
/** Of the logarithm of load times. */
const spread = 0.6;
const aboveMedian = 1.645;

interface Visits {
  /** In percent. */
  share: number;
  /** 95 of 100 of the stable release's loads take less, in ms. */
  p95: number;
  failing: number;
  /** The canary's times are this many times the stable release's. */
  slower: number;
}

describeDatabase('canaries of 3,000 visitors', (database) => {
  let releases: Releases;
  let canaries = 0;
  beforeAll(() => {
    releases = createReleases(database());
  });

  async function judged({ share, p95, failing, slower }: Visits, seed: number): Promise<CanaryVerdict> {
    const random = randomOf(seed);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const median = p95 / Math.exp(aboveMedian * spread);
    canaries += 1;
    const place = { tenant: 'localhost', slot: `slot-${canaries}`, since: new Date('2026-03-02T08:00:00Z') };
    const [canary, stable] = [
      { package: 'account', build: 'r2' },
      { package: 'account', build: 'r1' },
    ];
    const judging: JudgedCanary = { ...place, canary, stable };
    const visitor = (n: number): VisitorReport => {
      const onCanary = random() * 100 < share;
      const failed = random() < failing;
      const ms = median * Math.exp(spread * normal()) * (onCanary ? slower : 1);
      return {
        ...{ ...place, ...(onCanary ? canary : stable), visitor: `v${n}`, network: `n${n}`, share },
        ...{ loaded: !failed, failed, fellBack: false, crashed: false, timeClass: failed ? null : timeClassOf(ms) },
      };
    };
    for (let n = 0; n < visits; n += visitsBetweenLooks) {
      await releases.addReports(Array.from({ length: visitsBetweenLooks }, (_, more) => visitor(n + more)));
      const verdict = judgeCanary((await countCanary(database(), judging)).counts);
      if (!verdict.ok) return verdict;
    }
    return { ok: true };
  }

  async function ends(row: Visits): Promise<string[]> {
    const reasons: string[] = [];
    for (let seed = 1; seed <= runs; seed += 1) {
      const verdict = await judged(row, seed);
      if (!verdict.ok) reasons.push(verdict.reason);
    }
    return reasons;
  }

  test.each([
    { share: 50, p95: 1_200, failing: 0.02 },
    { share: 50, p95: 1_900, failing: 0.02 },
    { share: 50, p95: 2_800, failing: 0.01 },
    { share: 50, p95: 1_900, failing: 0.05 },
    { share: 10, p95: 2_800, failing: 0.02 },
  ])(
    '[threat: bad canary] as good as the stable release, $p95 ms, they go on: $share %, $failing fail',
    async (row) => {
      expect((await ends({ ...row, slower: 1 })).length).toBeLessThanOrEqual(1);
    },
  );

  test.each([1_200, 1_900, 2_800])(
    '[threat: bad canary] twice as slow as the stable release, %i ms, they are found',
    async (p95) => {
      const reasons = await ends({ share: 50, p95, failing: 0.005, slower: 2 });
      expect(reasons.filter((reason) => reason === 'load-time').length).toBeGreaterThanOrEqual(0.98 * runs);
    },
  );
});
