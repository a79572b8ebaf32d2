import { expect, test } from '@jest/globals';
import { nothingToDo } from '../testing/products';
import { daysText, type ToDo, toDoItems } from './to-do-items';

const today = '2026-11-28';
const all = () => true;
const none = () => false;
const ofProducts = [
  { key: 'SCM 0', kind: 'product', title: '待确认凭证', count: 2, note: '信用凭证', days: 4, to: '/x' },
] as const;
const items = (toDo: ToDo, may: () => boolean, unread = 0) =>
  toDoItems({ toDo, unread, ofProducts: [...ofProducts], may, today });

test('by their end: what has none comes later, unread messages last; what is nothing is left out', () => {
  const toDo = {
    ...nothingToDo,
    agreementsToSign: 2,
    transfersToConfirm: 1,
    transfersUntil: '2026-11-30T16:00:00Z',
    reviews: 1,
    expiringPapers: [{ name: '企业数字证书', expireDate: '2026-11-25', days: -3 }],
  };
  expect(items(toDo, all, 5).map(({ title, count, days, to }) => [title, count, days, to])).toEqual([
    ['证照到期', 1, -3, '/center/crm/company/list?tab=papers&expiring=1'],
    ['待打款回填', 1, 3, '/center/crm/account/list?state=PAID_SUCCESS'],
    ['待确认凭证', 2, 4, '/x'],
    ['待签协议', 2, null, '/center/crm/file/list?state=UNSIGNED'],
    ['待复核申请', 1, null, null],
    ['未读消息', 5, null, '/msg/crm/message/list?read=unread'],
  ]);
  expect(items(nothingToDo, all).map(({ title }) => title)).toEqual(['待确认凭证']);
});

test('transfers and reviews are for those who may; other tasks lead nowhere without the right', () => {
  const toDo = { ...nothingToDo, agreementsToSign: 2, transfersToConfirm: 1, reviews: 1 };
  expect(items(toDo, none, 1).map(({ title, to }) => [title, to])).toEqual([
    ['待确认凭证', '/x'],
    ['待签协议', null],
    ['未读消息', '/msg/crm/message/list?read=unread'],
  ]);
});

test.each([
  [-3, '已过期 3 天'],
  [0, '今天到期'],
  [20, '20 天后到期'],
])('%d days in words', (days, text) => {
  expect(daysText(days)).toBe(text);
});
