import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Input from 'antd/es/input/Input';
import { renderInPortal } from '../../testing/render-in-portal';
import { clearable } from './clearable';

afterEach(cleanup);

test('a field is cleared by a button that says so', async () => {
  const onChange = jest.fn();
  renderInPortal(<Input aria-label="企业" allowClear={clearable} defaultValue="竹木" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(screen.getByLabelText<HTMLInputElement>('企业').value).toBe('');
});
