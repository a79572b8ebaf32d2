import { expect, test } from '@jest/globals';
import { certificateFinding } from './certificate';

const now = Date.parse('2026-11-27T00:00:00Z');
const ends = (day: string) => new Date(`${day}T12:00:00Z`);

test.each([
  ['2027-03-01', null, 'ok: that of a.example holds until 2027-03-01'],
  ['2026-12-10', null, 'note: that of a.example ends in 13 days, on 2026-12-10'],
  ['2026-12-01', null, 'fault: that of a.example ends in 4 days, on 2026-12-01'],
  ['2026-11-26', null, 'fault: that of a.example ended on 2026-11-26'],
  ['2026-11-26', 'certificate has expired', 'fault: that of a.example ended on 2026-11-26'],
  ['2027-03-01', 'self-signed certificate', 'fault: that of a.example is not trusted: self-signed certificate'],
])('a certificate until %s (%s): %s', (day, distrust, said) => {
  const { state, text } = certificateFinding('a.example', { ends: ends(day), distrust }, now);
  expect(`${state}: ${text}`).toBe(said);
});
