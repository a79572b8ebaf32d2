import { expect, test } from '@jest/globals';
import { vitalsLines } from './vitals-lines';

test('each page has a line, with what its figures are worth', () => {
  const lines = vitalsLines([
    {
      ...{ release: 'account@b2', page: '/center/crm/user', lastDay: '2026-11-20' },
      ...{ lcp: { visits: 40, p75: 1_500 }, inp: { visits: 31, p75: 250 }, cls: { visits: 40, p75: 0.35 } },
    },
    { release: 'account@b1', page: '/center/crm/user', lastDay: '2026-11-02', inp: { visits: 3, p75: null } },
  ]);
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['RELEASE', 'PAGE', 'VISITS', 'LCP', 'INP', 'CLS', 'LAST TOLD'],
    ['account@b2', '/center/crm/user', '40', '1.5 s good', '250 ms fair', '0.35 poor', '2026-11-20'],
    ['account@b1', '/center/crm/user', '3', '—', 'poor, beyond measure', '—', '2026-11-02'],
  ]);
});
