import { expect, test } from '@jest/globals';
import { caseAddress, partIn, queueAddress, stateIn } from './queue-part';

const search = (text: string) => new URLSearchParams(text);

test('kind and tenant travel from the queue to its cases', () => {
  const part = partIn(search('state=mine&kind=change&tenant=jinqiao.localhost&keyword=x'));
  expect(caseAddress('T1', part)).toBe('/desk/cases/T1?kind=change&tenant=jinqiao.localhost');
  expect(queueAddress(partIn(search('kind=hack')))).toBe('/desk/cases');
});

test('an unknown state is the whole queue', () => {
  expect(stateIn(search('state=hack'))).toBe('open');
  expect(stateIn(search('state=done'))).toBe('done');
});
