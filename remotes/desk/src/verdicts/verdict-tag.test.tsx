import { afterEach, expect, test } from '@jest/globals';
import { caseOutcomes } from '@portal/shared/contract/case-states';
import { cleanup, render, screen } from '@testing-library/react';
import { CaseStateTag, OutcomeTag } from './verdict-tag';

afterEach(cleanup);

test.each(Object.entries(caseOutcomes))('%s is said in words, beside its icon', (outcome, label) => {
  render(<OutcomeTag outcome={outcome} />);
  expect(screen.getByText(label).querySelector('svg')).toBeTruthy();
});

test.each([
  ['', false, '处理中'],
  ['', true, '已撤回'],
  [null, true, '已撤回'],
  ['reject', true, '拒绝'],
  ['of.a.later.release', true, 'of.a.later.release'],
] as const)('a case with the outcome %j, done: %s, reads %s', (outcome, done, words) => {
  render(<CaseStateTag outcome={outcome} done={done} />);
  expect(screen.getByText(words)).toBeTruthy();
});
