import '../../testing/mock-staff-call';
import '../../testing/mock-case-news';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared/api';
import { syncServerTime } from '@portal/shared/session';
import { renderAt } from '@portal/shared/testing/render-at';
import { act as actOnPage, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { useKeyListener } from '../../keys/key-listener';
import type { CaseRow } from '../../live/case-news';
import { answer, forgetAnswers, inputsOf, refuse, workAs } from '../../testing/staff-answers';
import { tellNews } from '../../testing/told-news';
import type { Case } from './case';
import { Component } from './page';
import { act, heldCase, sampleCase } from './testing/sample-case';

jest.setTimeout(120_000);

/** What was answered has been drawn. */
const settled = () => actOnPage(() => new Promise((resolve) => setTimeout(resolve, 50)));

function WithKeys() {
  useKeyListener();
  return <Component />;
}

let router: ReturnType<typeof renderAt>['router'];

function open(shown: Case, address = '/desk/cases/Tone?kind=registration') {
  answer('staffCaseShow', ({ body }) => ({ ...shown, taskId: body.taskId }));
  const page = renderAt(
    address,
    <Routes>
      <Route path="/desk/cases" element="列表" />
      <Route path="/desk/cases/:taskId" element={<WithKeys />} />
    </Routes>,
  );
  router = page.router;
  return page;
}

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  workAs('first');
  answer('staffTenantList', []);
  answer('staffCaseList', { rows: [], next: null, counts: {} });
  answer('staffCaseDraft', null);
  answer('staffCaseDecide', { waits: true });
  answer('staffCaseReasons', {
    fields: [{ field: 'compName', label: '企业名称', texts: ['企业名称与营业执照不一致'] }],
    general: { return: ['资料不完整，请补充后重新提交'], reject: [] },
  });
});
afterEach(() => {
  cleanup();
  forgetAnswers();
});

const rowOf = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return within(term.parentElement as HTMLElement);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('what was typed', () => {
  test('stands beside what providers read, and beside what held before, with the difference in words', async () => {
    open(sampleCase());
    const name = await rowOf('企业名称');
    expect(name.getByText(/证件识别：南通海内纺织/).textContent).toContain('不一致');
    expect(name.getByText(/工商登记/).textContent).toMatch(/^工商登记：南通海纳纺织有限公司一致$/);
    expect((await rowOf('注册地址')).getByText(/变更前：/).textContent).toBe('变更前：旧路1号');
  });

  test('a file whose check brought no result says so, and is checked again after a click', async () => {
    const shown = sampleCase();
    const file = shown.sections[0]?.items[0]?.file;
    if (!file) throw new Error('the sample has no file');
    file.scan = 'FAILED';
    answer('staffCompanyRescan', { scan: 'WAITING' });
    open(shown);
    const row = await rowOf('营业执照');
    expect(row.getByText('安全检查未完成')).toBeTruthy();
    await press('重新检查执照.png');
    expect(await row.findByText('安全检查中')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /重新检查/ })).toBeNull();
    expect(inputsOf('staffCompanyRescan')[0]?.body).toEqual({ compCode: 'C1', fileToken: 'F1' });
  });

  test('a masked value is whole after a click, because the case is reason enough, and hidden after another', async () => {
    answer('staffCaseReveal', { value: '11010519491231002X' });
    open(sampleCase());
    await rowOf('身份证号码');
    await press('查看身份证号码');
    expect(await screen.findByText('11010519491231002X')).toBeTruthy();
    expect(inputsOf('staffCaseReveal')[0]?.body).toEqual({ taskId: 'Tone', field: 'legalPerson.idNo' });
    await press('隐藏身份证号码');
    expect(screen.queryByText('11010519491231002X')).toBeNull();
  });
});

describe('acts', () => {
  test('are those that the server allows: nobody marks or decides what they do not hold', async () => {
    open(sampleCase());
    await rowOf('企业名称');
    for (const name of [/^通过/, /^退回/, '标记企业名称的问题', '更多处理'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: /^领取$/ })).toBeTruthy();
  });

  test('who loses a race reads why, and the case is read again', async () => {
    open(sampleCase());
    await rowOf('企业名称');
    refuse('staffCaseClaim', '409', '该事项已由方复明处理');
    answer('staffCaseShow', sampleCase({ claimedBy: { staffId: 'T2', displayName: '方复明' }, may: [] }));
    await press(/^领取$/);
    expect((await screen.findByRole('alert')).textContent).toBe('该事项已由方复明处理');
    expect(await screen.findByText(/方复明处理中/)).toBeTruthy();
  });

  test('a failure of the portal is told with its number, a refusal without one', async () => {
    open(sampleCase());
    await rowOf('企业名称');
    const requestId = '7f3a-91c2-b4d0';
    const fails = (status: string) =>
      answer('staffCaseClaim', () =>
        Promise.reject(new ApiError('服务暂时不可用', { kind: 'refused', status, requestId })),
      );
    fails('503');
    await press(/^领取$/);
    expect((await screen.findByRole('alert')).textContent).toBe('服务暂时不可用（编号 7f3a-91c2-b4d0）');
    fails('409');
    await press(/^领取$/);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('服务暂时不可用'));
  });

  test('a case that cannot be read again stays on screen, with what was typed', async () => {
    open(heldCase());
    await userEvent.type(await screen.findByLabelText('审核意见', { selector: 'textarea' }), '不清晰');
    refuse('staffCaseShow', '500', '系统异常');
    refuse('staffCaseRelease', '409', '请先领取该事项');
    await userEvent.keyboard('{Escape}l');
    expect((await screen.findByRole('alert')).textContent).toBe('请先领取该事项');
    expect(screen.getByDisplayValue('不清晰')).toBeTruthy();
  });

  test('nothing is sent back without a word about it', async () => {
    open(heldCase());
    await rowOf('企业名称');
    await press(/^退回/);
    expect(screen.getByRole('alert').textContent).toBe('请先标记问题或填写审核意见');
    expect(document.activeElement).toBe(screen.getByLabelText('审核意见', { selector: 'textarea' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test("the time that is left counts by the server's clock", async () => {
  const twoHoursBefore = Date.parse(sampleCase().dueAt) - 2 * 3_600_000 - 60_000;
  syncServerTime(twoHoursBefore, Date.now(), Date.now());
  open(heldCase());
  expect(await screen.findByText('剩余 2 小时')).toBeTruthy();
  syncServerTime(Date.now(), Date.now(), Date.now());
});

test('by keyboard: mark, send back, and the next case opens claimed', async () => {
  answer('staffCaseClaimNext', { taskId: 'Tnext' });
  open(heldCase());
  await rowOf('企业名称');
  await userEvent.keyboard('d{Enter}');
  expect((screen.getByLabelText('企业名称的问题') as HTMLInputElement).value).toBe('企业名称与营业执照不一致');
  await userEvent.keyboard('{Enter}b');
  const dialog = await screen.findByRole('dialog', { name: '确定退回“南通海纳纺织有限公司”的企业认证？' });
  expect(dialog.textContent).toContain('企业名称：企业名称与营业执照不一致');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('取消'));
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(inputsOf('staffCaseDecide')).toEqual([]);
  await userEvent.keyboard('b');
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/cases/Tnext'));
  expect(router.state.location.search).toBe('?kind=registration');
  expect(inputsOf('staffCaseDecide')[0]?.body).toEqual({
    taskId: 'Tone',
    outcome: 'return',
    reason: '',
    reasons: { compName: '企业名称与营业执照不一致' },
  });
  expect(inputsOf('staffCaseClaimNext')[0]?.body).toEqual({ kind: 'registration' });
});

test('nobody says that money was paid without the bank’s number, and typing it decides nothing', async () => {
  answer('staffCaseClaimNext', { taskId: null });
  answer('staffCaseDecide', { waits: false });
  const paid = { ...act('approve', '打款成功'), wants: 'bankSerialNo' } as const;
  open(heldCase({ kind: 'transfer', kindName: '银行打款', twoEyes: false, may: [paid, act('reject', '打款失败')] }));
  await rowOf('企业名称');
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: '确定打款成功“南通海纳纺织有限公司”的银行打款？' });
  const confirm = within(dialog).getByRole('button', { name: '打款成功' });
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('请输入银行流水号')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('银行流水号'), 'abax 2026 1129');
  expect(inputsOf('staffCaseDecide')).toEqual([]);
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(inputsOf('staffCaseDecide')[0]?.body).toMatchObject({ outcome: 'approve', bankSerialNo: 'abax20261129' }),
  );
});

test('the case that was read ahead stands there while it is claimed; where somebody was faster, another one comes', async () => {
  const row = { taskId: 'Tahead', claimedBy: null, assignedTo: null, firstBy: null } as CaseRow;
  answer('staffCaseList', { rows: [row], next: null, counts: {} });
  let claimed: (answer: { taskId: string }) => void = () => undefined;
  answer('staffCaseClaimNext', () => new Promise((resolve) => (claimed = resolve)));
  open(heldCase());
  await waitFor(() => expect(inputsOf('staffCaseShow').at(-1)?.body).toEqual({ taskId: 'Tahead' }));
  await userEvent.keyboard('n');
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/cases/Tahead'));
  claimed({ taskId: 'Tother' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/cases/Tother'));
});

test('news of a decision that comes before its answer moves nothing, and shows when the answer is a refusal', async () => {
  const by = { staffId: 'T1', displayName: '王芳' };
  const reasons = { compName: '名称不符' };
  open(heldCase({ draft: { by, own: true, reason: '请核对', reasons } }));
  await rowOf('企业名称');
  let fail: (error: Error) => void = () => undefined;
  answer('staffCaseDecide', () => new Promise((_, reject) => (fail = reject)));
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /^通过/ }));
  const first = { by, at: '2026-11-25T03:00:00.000Z', outcome: 'approve', reason: '', reasons: {} } as const;
  answer('staffCaseShow', heldCase({ firstBy: by, first, may: [] }));
  const before = inputsOf('staffCaseShow').length;
  tellNews({ kind: 'queue' });
  await waitFor(() => expect(inputsOf('staffCaseShow').length).toBeGreaterThan(before));
  await settled();
  expect(screen.queryByRole('region', { name: '初审意见', hidden: true })).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('审核意见', { selector: 'textarea' }).value).toBe('请核对');
  expect(screen.getByLabelText<HTMLInputElement>('企业名称的问题').value).toBe('名称不符');
  fail(new ApiError('系统异常', { kind: 'refused', status: '500' }));
  expect(await screen.findByRole('region', { name: '初审意见', hidden: true })).toBeTruthy();
});

test('the sentences to choose from stand there with the case, and are asked for once', async () => {
  const { unmount } = open(heldCase({ kind: 'mobile' }));
  await rowOf('企业名称');
  expect(screen.getByRole('button', { name: '资料不完整，请补充后重新提交' })).toBeTruthy();
  unmount();
  open(heldCase({ kind: 'mobile' }), '/desk/cases/Ttwo');
  await rowOf('企业名称');
  expect(screen.getByRole('button', { name: '资料不完整，请补充后重新提交' })).toBeTruthy();
  expect(inputsOf('staffCaseReasons').filter(({ body }) => body.kind === 'mobile')).toHaveLength(1);
});

test('what is typed is kept with the case, and stands there again', async () => {
  const shown = heldCase();
  const { unmount } = open(shown);
  await userEvent.type(await screen.findByLabelText('审核意见', { selector: 'textarea' }), '营业执照不清晰');
  expect(await screen.findByText('草稿已保存')).toBeTruthy();
  expect(inputsOf('staffCaseDraft').at(-1)?.body).toEqual({ taskId: 'Tone', reason: '营业执照不清晰', reasons: {} });
  unmount();
  const by = { staffId: 'T1', displayName: '王芳' };
  open({ ...shown, draft: { by, own: true, reason: '营业执照不清晰', reasons: {} } });
  expect(await screen.findByDisplayValue('营业执照不清晰')).toBeTruthy();
});

test('the second pair of eyes sees the first one’s findings, and confirms them', async () => {
  workAs('second');
  answer('staffCaseClaimNext', { taskId: null });
  answer('staffCaseDecide', { waits: false });
  const by = { staffId: 'T2', displayName: '林初阳' };
  open(
    heldCase({
      firstBy: by,
      first: { by, at: '2026-11-25T03:00:00.000Z', outcome: 'reject', reason: '', reasons: { compName: '名称不符' } },
      may: [act('confirm', '同意初审意见'), act('sendBack', '退回初审')],
    }),
  );
  const first = await screen.findByRole('region', { name: '初审意见' });
  expect(first.textContent).toContain('初审意见：拒绝');
  await waitFor(() => expect(first.textContent).toContain('企业名称：名称不符'));
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: '同意对“南通海纳纺织有限公司”的企业认证的初审意见？' });
  await userEvent.click(within(dialog).getByRole('button', { name: '同意初审意见' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/cases'));
  expect(inputsOf('staffCaseDecide')[0]?.body).toMatchObject({ outcome: 'confirm', reasons: {} });
});
