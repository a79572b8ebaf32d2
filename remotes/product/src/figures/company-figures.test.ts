import { expect, test } from '@jest/globals';
import type { ProductFigures } from '@portal/shared/contract';
import { axisTop } from './axis-top';
import { companyFigures, type ToldFigures } from './company-figures';

const none: ProductFigures = { limit: null, months: null, dues: [], toDos: [] };
const told = (...figures: (Partial<ProductFigures> | null)[]): ToldFigures[] =>
  figures.map((one, index) => ({
    productCode: `P${index}`,
    figures: one && { ...none, ...one },
    at: null,
    missed: one === null,
  }));
const sums = (...figures: (Partial<ProductFigures> | null)[]) => companyFigures(told(...figures), '2026-11-28');

test('limits add up over the products that have one', () => {
  expect(sums({ limit: { total: 900, used: 100 } }, { limit: { total: 50, used: 50 } }, {}, null).limit).toEqual({
    total: 950,
    used: 150,
  });
  expect(sums({}).limit).toBeNull();
});

test('what is due in thirty days, by day; what is late or later does not count', () => {
  const { days, dueCents } = sums(
    {
      dues: [
        { date: '2026-11-27', cents: 1, title: '昨天' },
        { date: '2026-11-28', cents: 20, title: '凭证兑付' },
        { date: '2026-12-27', cents: 300, title: '票据到期' },
        { date: '2026-12-28', cents: 4_000, title: '第三十一天' },
      ],
    },
    { dues: [{ date: '2026-11-28', cents: 5, title: '凭证兑付' }] },
  );
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ date: '2026-11-28', cents: 25, titles: ['凭证兑付'] });
  expect(days.at(-1)).toEqual({ date: '2026-12-27', cents: 300, titles: ['票据到期'] });
  expect(dueCents).toBe(325);
});

test('months add up; a balance stands only where nobody tells what was financed', () => {
  const volume = (...rows: { month: string; cents: number }[]) => ({ months: { kind: 'volume' as const, rows } });
  const balance = { months: { kind: 'balance' as const, rows: [{ month: '2026-11', cents: 7 }] } };
  const both = sums(
    volume({ month: '2026-11', cents: 3 }),
    volume({ month: '2026-10', cents: 1 }, { month: '2026-11', cents: 2 }),
    balance,
  );
  expect(both.months).toEqual({
    kind: 'volume',
    rows: [
      { month: '2026-10', cents: 1 },
      { month: '2026-11', cents: 5 },
    ],
  });
  expect(sums(volume({ month: '2026-10', cents: 9 })).months?.rows.at(-1)).toEqual({ month: '2026-11', cents: 0 });
  expect(sums(balance).months?.kind).toBe('balance');
  expect(sums({}, null).months).toBeNull();
});

test.each([
  [0, 1],
  [1_000, 1_000],
  [1_001, 1_500],
  [812_345, 1_000_000],
  [6_100_000, 8_000_000],
])('an axis for %d ends at %d', (highest, top) => {
  expect(axisTop(highest)).toBe(top);
});
