import { beforeEach, expect, jest, test } from '@jest/globals';
import { pageVital } from '@portal/database/schema/page-reports';
import { describeDatabases } from '@portal/database/testing';
import { addVitals, forgetOldVitals, listVitals, type VitalCount } from './page-vitals';
import { vitalClassOf } from './vital-classes';

/** The machine may be busy. */
jest.setTimeout(60_000);

const day = 24 * 3_600_000;
const today = new Date('2026-11-20T08:00:00Z');
const daysAgo = (days: number) => new Date(today.getTime() - days * day);

describeDatabases('vitals of pages', (database) => {
  const page = '/center/crm/user/:id';
  const told = (value: number, visits: number, changes: Partial<VitalCount> = {}): VitalCount => ({
    ...{ tenant: 'localhost', slot: 'account', package: 'account', build: 'b1', page, vital: 'lcp' },
    ...{ class: vitalClassOf('lcp', value), visits },
    ...changes,
  });
  const list = (query: Partial<Parameters<typeof listVitals>[1]> = {}) =>
    listVitals(database(), { slot: 'account', days: 7, ...query }, today);

  beforeEach(async () => {
    await database().db.delete(pageVital);
  });

  test('add up over gateways and days, by release and page', async () => {
    const inp = { vital: 'inp', class: vitalClassOf('inp', 180) } as const;
    await addVitals(database(), [told(900, 3), told(3_900, 1)], daysAgo(2));
    await addVitals(database(), [told(900, 3), told(180, 2, inp)], today);
    await addVitals(database(), [told(900, 1)], today);
    await addVitals(database(), [told(3_900, 5, { build: 'b0' })], daysAgo(3));
    expect(await list()).toEqual([
      {
        ...{ release: 'account@b1', page, lastDay: '2026-11-20' },
        ...{ lcp: { visits: 8, p75: 1_000 }, inp: { visits: 2, p75: 200 } },
      },
      { release: 'account@b0', page, lastDay: '2026-11-17', lcp: { visits: 5, p75: 4_000 } },
    ]);
    expect(await list({ days: 1 })).toMatchObject([{ lcp: { visits: 4 } }]);
  });

  test('are told of a slot, a release, a tenant and a package only, if so asked', async () => {
    await addVitals(
      database(),
      [
        told(900, 1),
        told(900, 2, { tenant: 'jinqiao.localhost', package: 'other', build: 'b7' }),
        told(900, 4, { slot: 'message' }),
      ],
      today,
    );
    const releases = async (query: Parameters<typeof list>[0]) => (await list(query)).map((one) => one.release);
    expect(await releases({})).toEqual(['account@b1', 'other@b7']);
    expect(await releases({ package: 'other' })).toEqual(['other@b7']);
    expect(await releases({ tenant: 'localhost' })).toEqual(['account@b1']);
    expect(await releases({ among: ['jinqiao.localhost'] })).toEqual(['other@b7']);
    expect(await releases({ among: [] })).toEqual([]);
    expect(await releases({ release: { package: 'account', build: 'b1' } })).toEqual(['account@b1']);
    expect(await releases({ slot: 'message' })).toEqual(['account@b1']);
  });

  test('are forgotten after 30 days', async () => {
    await addVitals(database(), [told(900, 1)], daysAgo(31));
    await addVitals(database(), [told(900, 1)], daysAgo(30));
    await forgetOldVitals(database(), today);
    expect(await list({ days: 60 })).toMatchObject([{ lcp: { visits: 1 } }]);
  });
});
