import { expect, test } from '@jest/globals';
import { type ChangeState, changeStates } from '@portal/shared/contract';
import { changeStateTag, editAddress, isEditable, isUnderReview, viewAddress } from './change-state';

const states = Object.keys(changeStates) as ChangeState[];

test('every state has a tag in words', () => {
  expect(states.map((state) => changeStateTag(state).label)).toEqual(Object.values(changeStates));
});

test('a request is filled in, or reviewed, or over', () => {
  expect(states.filter(isEditable)).toEqual(['DRAFT', 'RETURNED']);
  expect(states.filter(isUnderReview)).toEqual(['SUBMITTED', 'REVIEWING']);
});

test('each kind is filled in on its own page', () => {
  expect(editAddress({ changeNo: 'H1', changeType: 'ACCOUNT' })).toBe('/center/crm/company/changeAcc?changeNo=H1');
  expect(editAddress({ changeNo: 'H1', changeType: 'LICENSE' })).toBe(
    '/center/crm/company/list?change=LICENSE&changeNo=H1',
  );
  const view = '/center/crm/company/changeAccView?changeNo=H%2F1';
  expect(viewAddress({ changeNo: 'H/1', changeType: 'LICENSE' })).toBe(view);
  expect(viewAddress({ changeNo: 'H/1', changeType: 'ACCOUNT' })).toBe(`${view}&changeType=ACCOUNT`);
});
