import '@portal/shared/testing/mock-api';

import { afterEach, expect, test } from '@jest/globals';
import { answer } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { Form } from '@portal/shared/ui/form';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correctionOf } from '../../correction/correction';
import { ChoiceFields } from './choice-fields';

afterEach(cleanup);

const product = (productCode: string, productName: string, compRoles: string[]) => ({
  productCode,
  productName,
  compRoles,
  summary: '简介',
  icon: '',
  introduction: '',
  terms: [],
  flow: [],
  steps: [],
  materials: [],
  questions: [],
});

test('only products for the role can be chosen; one that was chosen before has to be given up', async () => {
  answer('productList', [product('SCM', '信用凭证', ['C101']), product('ABS', '资产证券化', ['C103'])]);
  renderAt(
    '/',
    <Form>
      <ChoiceFields correction={correctionOf({ correctable: [], reasons: {} }, '', {})} />
    </Form>,
  );
  await userEvent.click(await screen.findByLabelText(/资产证券化/));
  await userEvent.click(screen.getByLabelText(/一般企业/));
  expect(await screen.findByText('资产证券化不适用于一般企业，请取消选择')).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/资产证券化/));
  expect(screen.queryByLabelText(/资产证券化/)).toBeNull();
  expect(screen.getByLabelText(/信用凭证/)).toBeTruthy();
}, 60_000);
