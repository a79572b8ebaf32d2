import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPortal } from '../testing/render-in-portal';
import { Form } from './form';

test('a field has its label, and no tooltip: types refuse one, since the build leaves its code out', () => {
  renderInPortal(
    <Form>
      {/* @ts-expect-error */}
      <Form.Item label="企业名称" tooltip={undefined}>
        <input />
      </Form.Item>
    </Form>,
  );
  expect(screen.getByText('企业名称')).toBeTruthy();
});
