import { afterEach, expect, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen } from '@testing-library/react';
import { FlowContext } from '../../flow/progress-context';
import { flowAt } from '../../testing/progress';
import { Component as Success } from './page';

afterEach(cleanup);

test('nobody is told that a product can be used before its agreement is signed', () => {
  renderAt(
    '/register/success',
    <FlowContext value={flowAt('40')}>
      <Success />
    </FlowContext>,
  );
  expect(screen.queryByText(/开始使用/)).toBeNull();
  expect(screen.getByRole('link', { name: /签署协议/ }).getAttribute('href')).toBe('/center/crm/file');
});
