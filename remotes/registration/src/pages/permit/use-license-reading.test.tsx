import '@portal/shared/testing/mock-api';

import { afterEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { Form } from '@portal/shared/ui/form';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correctionOf } from '../../correction/correction';
import type { PermitValues } from './permit-values';
import { TermFields } from './term-fields';
import { useLicenseReading } from './use-license-reading';

jest.setTimeout(30_000);
afterEach(() => {
  cleanup();
  forgetCalls();
});

const license = { fileToken: 'f'.repeat(16), fileName: '营业执照.pdf' };
const open = correctionOf({ reasons: {}, correctable: [] }, '', {});
const empty: PermitValues = { productCodes: [], licenseFile: [], endless: false, smallMicro: false };

function Terms() {
  const [form] = Form.useForm<PermitValues>();
  const { read } = useLicenseReading(form, [], () => undefined);
  return (
    <Form form={form} initialValues={empty}>
      <TermFields correction={open} today="2026-11-25" />
      <button type="submit">提交</button>
      <button type="button" onClick={() => void read(license)}>
        识别
      </button>
    </Form>
  );
}

test('what was found missing is forgotten once the licence says it', async () => {
  answer('licenseRead', {
    values: { establishDate: '2018-06-12', termStart: '2018-06-12', termEnd: null },
  });
  renderAt('/', <Terms />);
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('请选择营业期限止日')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '识别' }));
  await waitFor(() => expect(screen.queryByText('请选择营业期限止日')).toBeNull());
  expect((screen.getByRole('checkbox', { name: '长期' }) as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByText('请选择成立日期')).toBeNull();
});

test('who ticks 长期 is not asked for a day any more', async () => {
  renderAt('/', <Terms />);
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('请选择营业期限止日')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: '长期' }));
  await waitFor(() => expect(screen.queryByText('请选择营业期限止日')).toBeNull());
});
