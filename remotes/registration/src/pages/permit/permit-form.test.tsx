import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CallReply } from '@portal/shared/contract';
import { answer, forgetCalls } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { act, cleanup, screen } from '@testing-library/react';
import { FlowContext } from '../../flow/progress-context';
import { flowAt } from '../../testing/progress';
import { PermitForm } from './permit-form';

jest.setTimeout(60_000);
beforeEach(() => {
  forgetCalls();
  for (const list of ['productList', 'provinceList', 'linkageList'] as const) answer(list, []);
  answer('registrationDict', { compType: [] });
});
afterEach(cleanup);

const view: CallReply<'permitView'> = {
  ...{ values: {}, license: null, recognized: [], reasons: {}, correctable: [], remark: '' },
  ...{ revision: 1, savedAt: null },
};

/** With the answers to the form's own questions. */
async function open(more: Partial<typeof view>) {
  renderAt(
    '/',
    <FlowContext value={flowAt('15')}>
      <PermitForm view={{ ...view, ...more }} onView={() => undefined} />
    </FlowContext>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

test.each([{ reads: true }, {}])('where licences are read, the form says so: %j', async (more) => {
  await open(more);
  expect(screen.getByText('上传后自动识别企业信息，识别结果请核对后再提交。')).toBeTruthy();
});

test('where nobody reads them, it promises nothing', async () => {
  await open({ reads: false });
  expect(screen.getByText('请上传清晰完整的营业执照，并据此填写企业信息。')).toBeTruthy();
  expect(screen.queryByText(/自动识别/)).toBeNull();
});
