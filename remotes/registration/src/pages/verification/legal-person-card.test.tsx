import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CallInput } from '@portal/shared/contract';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { pass, user } from '@portal/shared/testing/fake-clock';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { type Flow, FlowContext } from '../../flow/progress-context';
import { progressOf } from '../../testing/progress';
import { verificationView } from '../../testing/verification-view';
import type { View } from './card-values';
import { LegalPersonCard } from './legal-person-card';
import { useCardDrafts } from './use-card-drafts';
import { useOpenCard } from './use-open-card';

const typed = '11010519491231002X';
const file = { fileToken: 'f'.repeat(16), fileName: '证件.png', size: 1, digest: '1' };
const view: View = {
  ...verificationView,
  legalPerson: {
    state: 'DONE',
    name: '王立新',
    idNo: '310101********0011',
    idValidFrom: '2015-01-01',
    idValidTo: null,
    frontFile: file,
    backFile: { ...file, fileToken: 'b'.repeat(16), digest: '2' },
  },
};

const flow: Flow = {
  progress: progressOf('20'),
  sought: null,
  advance: () => undefined,
  look: async () => undefined,
  refresh: () => undefined,
};

/** The server shows its known number, masked. */
function Card() {
  const [shown, setShown] = useState(view);
  const drafts = useCardDrafts(() => undefined);
  const openCard = useOpenCard(shown, null);
  const reload = async () => setShown({ ...view, legalPerson: { ...view.legalPerson, idNo: '110105********002X' } });
  const page = { view: shown, drafts, openCard, onChanged: reload, onPreview: () => undefined };
  return (
    <FlowContext value={flow}>
      <LegalPersonCard {...page} />
    </FlowContext>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  forgetCalls();
  answer('verificationDraft', null);
  answer('legalPersonSave', null);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Each step of a form's validation waits until the step before is on screen. */
const settle = async () => {
  for (let step = 0; step < 6; step += 1) await pass(100);
};
const idNo = () => screen.getByLabelText('证件号码') as HTMLInputElement;

async function saveTyped() {
  await user().click(screen.getByRole('button', { name: '修改法人信息' }));
  await user().clear(idNo());
  await user().type(idNo(), typed);
  await user().click(screen.getByRole('button', { name: '保存法人信息' }));
  await pass(500);
}

test('a card that was saved at once leaves no draft behind, and opens again with the number masked', async () => {
  renderAt('/', <Card />);
  await saveTyped();
  const [sent] = inputsOf('legalPersonSave') as CallInput<'legalPersonSave'>[];
  expect(sent?.body.idNo).toBe(typed);
  await pass(5_000);
  expect(inputsOf('verificationDraft')).toEqual([]);

  await user().click(screen.getByRole('button', { name: '修改法人信息' }));
  await pass(100);
  expect(idNo().value).toBe('110105********002X');
});

test('what was typed into a card that the server refused is kept as a draft', async () => {
  refuse('legalPersonSave', '系统繁忙');
  renderAt('/', <Card />);
  await saveTyped();
  expect(idNo().value).toBe(typed);
  await pass(5_000);
  expect(inputsOf('verificationDraft')).toMatchObject([{ body: { legalPerson: { idNo: typed } } }]);
});

test('one picture cannot stand for both sides, nor for a paper of another card', async () => {
  answer('fileStore', { fileToken: 'c'.repeat(16), fileName: '重复.png', size: 1, digest: '1' });
  renderAt('/', <Card />);
  await user().click(screen.getByRole('button', { name: '修改法人信息' }));
  const picture = new File(['x'], '重复.png', { type: 'image/png' });
  await user().upload(screen.getByLabelText('选择身份证国徽面', { selector: 'input' }), picture);
  await settle();
  expect(screen.getByText('与“身份证人像面”是同一个文件，请分别上传')).toBeTruthy();
  await user().click(screen.getByRole('button', { name: '保存法人信息' }));
  await settle();
  expect(inputsOf('legalPersonSave')).toEqual([]);
});

test('a legal person whom the licence does not name is told at the field', async () => {
  renderAt('/', <Card />);
  await user().click(screen.getByRole('button', { name: '修改法人信息' }));
  const name = screen.getByLabelText('法定代表人姓名');
  await user().clear(name);
  await user().type(name, '李四');
  await user().tab();
  await settle();
  expect(screen.getByText('与营业执照上的法定代表人“王立新”不一致')).toBeTruthy();
});
