import { afterEach, expect, jest, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { progressEntries } from './progress-entries';
import { ReturnReasons } from './return-reasons';

afterEach(cleanup);

test('each reason stands once, with the way to its field', () => {
  const onCorrect = jest.fn();
  const reasons = { licenseFile: '影像不清晰', 'agent.letterFile': '未加盖公章' };
  renderAt('/', <ReturnReasons remark="影像不清晰" reasons={reasons} onCorrect={onCorrect} />);
  expect(screen.getAllByText('影像不清晰')).toHaveLength(1);
  fireEvent.click(screen.getByLabelText('去修改授权委托书'));
  expect(onCorrect).toHaveBeenCalledWith('agent.letterFile');
});

test('the time line does not repeat what stands above', () => {
  const failed = { title: '审核退回', at: null, state: 'failed', remark: '材料不全' } as const;
  expect(progressEntries([failed], '材料不全')[0]).not.toHaveProperty('description');
  expect(progressEntries([failed], '')[0]).toMatchObject({ description: '材料不全' });
});
