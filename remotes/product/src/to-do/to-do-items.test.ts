import { expect, test } from '@jest/globals';
import { nothingToDo } from '../testing/products';
import { toDoItems } from './to-do-items';

const all = () => true;
const none = () => false;

test('what is to be done, with where; transfers and reviews for those who may', () => {
  const toDo = { ...nothingToDo, agreementsToSign: 2, transfersToConfirm: 1, reviews: 1 };
  expect(toDoItems(toDo, 5, all).map(({ title, count, to }) => [title, count, to])).toEqual([
    ['未读消息', 5, '/msg/crm/message/list?read=unread'],
    ['待签协议', 2, '/center/crm/file/list?state=UNSIGNED'],
    ['待打款回填', 1, '/center/crm/account/list?state=PAID_SUCCESS'],
    ['待复核申请', 1, null],
    ['证照到期', 0, '/center/crm/company/list?tab=papers'],
  ]);
  expect(toDoItems(toDo, 5, none).map(({ title, to }) => [title, to])).toEqual([
    ['未读消息', '/msg/crm/message/list?read=unread'],
    ['待签协议', null],
    ['证照到期', null],
  ]);
});

test.each([
  [-3, '企业数字证书已过期 3 天'],
  [0, '企业数字证书今天到期'],
  [20, '企业数字证书 20 天后到期'],
])('a paper with %d days left', (days, note) => {
  const toDo = { ...nothingToDo, expiringPapers: [{ name: '企业数字证书', expireDate: '2026-12-11', days }] };
  expect(toDoItems(toDo, 0, none).at(-1)).toMatchObject({ count: 1, note });
  expect(toDoItems(toDo, 0, all).at(-1)?.to).toBe('/center/crm/company/list?tab=papers&expiring=1');
});
