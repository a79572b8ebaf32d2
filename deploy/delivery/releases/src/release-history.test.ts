import { expect, test } from '@jest/globals';
import { releaseHistory } from './release-history';

const assign = (toBuild: string) => ({ action: 'assign', toBuild });
const rollback = (toBuild: string) => ({ action: 'rollback', toBuild });

test('each assignment goes on top', () => {
  expect(releaseHistory([assign('a@1'), assign('a@2'), assign('a@1')])).toEqual(['a@1', 'a@2', 'a@1']);
});

test('a roll-back takes the bad release away, a second one goes further back', () => {
  const steps = [assign('a@1'), assign('a@2'), assign('a@3'), rollback('a@2')];
  expect(releaseHistory(steps)).toEqual(['a@1', 'a@2']);
  expect(releaseHistory([...steps, rollback('a@1')])).toEqual(['a@1']);
});

test('what a roll-back passed over is gone too', () => {
  const steps = [assign('a@1'), assign('a@2'), assign('a@3'), assign('a@4'), rollback('a@2')];
  expect(releaseHistory(steps)).toEqual(['a@1', 'a@2']);
});

test('a release that ran twice is found at its latest turn', () => {
  const steps = [assign('a@1'), assign('a@2'), assign('a@1'), assign('a@3'), rollback('a@1')];
  expect(releaseHistory(steps)).toEqual(['a@1', 'a@2', 'a@1']);
});

test('what comes after a roll-back stands on what was rolled back to', () => {
  expect(releaseHistory([assign('a@1'), assign('a@2'), rollback('a@1'), assign('a@3')])).toEqual(['a@1', 'a@3']);
});

test('a slot that was emptied begins anew', () => {
  const steps = [assign('a@1'), assign('a@2'), { action: 'unassign', toBuild: null }];
  expect(releaseHistory(steps)).toEqual([]);
  expect(releaseHistory([...steps, assign('a@3')])).toEqual(['a@3']);
});

test('no steps, no history', () => {
  expect(releaseHistory([])).toEqual([]);
});
