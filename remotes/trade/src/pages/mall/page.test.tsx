import '@portal/shared/testing/mock-api';

import { afterEach, expect, jest, test } from '@jest/globals';
import { signIn } from '@portal/shared/testing/signed-in';
import { cleanup, screen } from '@testing-library/react';
import { renderTrade } from '../../testing/render-trade';

jest.setTimeout(60_000);
afterEach(cleanup);

test.each([
  [['trade.order'], '可浏览商品并下单'],
  [[], '可浏览商品，下单请联系经办人员'],
])('with the permissions %j a person may: %s', async (permissions, sentence) => {
  signIn({ permissions });
  renderTrade('/center/ec/mall');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('华东精工制造有限公司')).toBeTruthy();
});
