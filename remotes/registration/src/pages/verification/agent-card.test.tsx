import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlowContext } from '../../flow/progress-context';
import { flowAt } from '../../testing/progress';
import { verificationView } from '../../testing/verification-view';
import { AgentCard } from './agent-card';
import type { View } from './card-values';
import { useCardDrafts } from './use-card-drafts';
import { useOpenCard } from './use-open-card';

beforeEach(() => forgetCalls());
afterEach(cleanup);

function Shown({ view }: { view: View }) {
  const drafts = useCardDrafts(() => undefined);
  const openCard = useOpenCard(view, 'agent');
  return (
    <FlowContext value={flowAt('25')}>
      <AgentCard
        view={view}
        drafts={drafts}
        openCard={openCard}
        onChanged={async () => undefined}
        onPreview={() => undefined}
      />
    </FlowContext>
  );
}

const own = { ...verificationView.agent, isLegalPerson: true };

test('a legal person who acts themselves has nothing to fill in', () => {
  renderAt('/', <Shown view={{ ...verificationView, agent: own }} />);
  expect(screen.getByText(/您是法定代表人，保存法人信息后本项自动完成/)).toBeTruthy();
  expect(screen.queryByLabelText('证件号码')).toBeNull();
});

test('once their own card is saved, only the mailbox can be changed, and it may stay empty', async () => {
  answer('agentSave', null);
  const saved = { ...own, state: 'DONE' as const, name: '王立新', idNo: '310101********1238' };
  renderAt('/', <Shown view={{ ...verificationView, agent: saved }} />);
  await userEvent.click(screen.getByRole('button', { name: '修改管理员信息' }));
  expect((screen.getByLabelText('证件号码') as HTMLInputElement).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '下载模板' })).toBeNull();
  expect(screen.getByLabelText('邮箱（选填）')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '保存管理员信息' }));
  await waitFor(() => expect(inputsOf('agentSave')).toMatchObject([{ body: { email: '', letterFile: '' } }]));
});

test('a closed card says why it came back', () => {
  const agent = { ...verificationView.agent, state: 'FAILED' as const, idNo: '110105********002X' };
  const view = { ...verificationView, agent, reasons: { 'agent.letterFile': '未盖章' } };
  renderAt('/', <Shown view={view} />);
  const card = screen.getByRole('button', { name: '管理员信息' });
  expect(screen.queryByText(/授权委托书，未盖章/)).toBeNull();
  return userEvent.click(card).then(() => expect(screen.getByText(/授权委托书，未盖章/)).toBeTruthy());
});
