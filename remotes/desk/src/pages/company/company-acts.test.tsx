import '../../testing/mock-staff-call';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, forgetAnswers, inputsOf, workAs } from '../../testing/staff-answers';
import type { Company } from './company';
import { CompanyActs } from './company-acts';
import { CompanyNotices } from './company-notices';
import { CompanyNumber } from './company-number';

const company = (change: Partial<Company> = {}): Company => ({
  compCode: 'C1',
  compNo: 'QY2025000016',
  tenant: 'localhost',
  compName: '华东精工制造有限公司',
  creditCode: '91310000MA1F00001Y',
  compStatus: '40',
  adminName: '陈立群',
  adminMobile: '138****0001',
  createTime: '2026-01-01T00:00:00.000Z',
  certifiedTime: null,
  compRole: [],
  inviteCode: '',
  freeze: null,
  openCases: 0,
  openQuestions: 0,
  people: 25,
  papersDue: [],
  may: [],
  ...change,
});

const frozen = {
  compStatus: '70',
  freeze: { reason: '涉嫌虚假交易', statusBefore: '40', by: '方复明', at: '2026-01-01T00:00:00.000Z' },
};

beforeEach(() => workAs('second'));
afterEach(() => {
  cleanup();
  forgetAnswers();
});

const show = (change: Partial<Company>) =>
  renderAt('/', <CompanyActs company={company(change)} onChanged={() => {}} />);

test('only the acts of the role are offered; a frozen company is released, not frozen again', () => {
  show({});
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ may: ['freeze', 'export'], ...frozen });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['导出', '解除冻结']);
});

test('a freeze says how many people it puts out, and that the company reads the reason', async () => {
  answer('staffCompanyFreeze', null);
  show({ may: ['freeze'] });
  await userEvent.click(screen.getByRole('button', { name: /冻\s?结/ }));
  const dialog = await screen.findByRole('dialog', { name: '冻结“华东精工制造有限公司”' });
  expect(dialog.textContent).toContain('25 名人员');
  await userEvent.type(screen.getByLabelText('原因（企业可见）'), '涉嫌虚假交易');
  await userEvent.click(screen.getAllByRole('button', { name: /冻\s?结/ }).at(-1) as HTMLElement);
  expect(inputsOf('staffCompanyFreeze')).toEqual([{ body: { compCode: 'C1', reason: '涉嫌虚假交易' } }]);
});

test('what somebody has to know first stands above all: freeze, papers, open cases and questions', () => {
  const papersDue = [
    { name: '营业执照', expireDate: '2020-01-01' },
    { name: '法定代表人身份证', expireDate: '2999-01-01' },
  ];
  renderAt('/', <CompanyNotices company={company({ ...frozen, papersDue, openCases: 2, openQuestions: 1 })} />);
  const [freeze, papers, cases, questions] = screen.getAllByRole('note');
  expect(freeze?.textContent).toContain('方复明');
  expect(papers?.textContent).toBe('营业执照已于 2020-01-01 到期，法定代表人身份证将于 2999-01-01 到期');
  expect(cases?.querySelector('a')?.getAttribute('href')).toBe('/desk/cases?keyword=QY2025000016');
  expect(questions?.textContent).toBe('1 条咨询待答复');
});

test('who may not open a page reads its name without a link', () => {
  workAs('care');
  renderAt('/', <CompanyNotices company={company({ openCases: 2 })} />);
  expect(screen.getByText('2 件审核待处理')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a whole number is shown after a reason, and hidden again', async () => {
  answer('staffCompanyReveal', { value: '110105198503120012' });
  const asked = { compCode: 'C1', what: 'legalIdNo' } as const;
  renderAt('/', <CompanyNumber label="法定代表人证件号码" value="110105********0012" asked={asked} mayReveal />);
  await userEvent.click(screen.getByRole('button', { name: '查看法定代表人证件号码' }));
  await userEvent.type(await screen.findByLabelText('原因'), '客户来电核对');
  await userEvent.click(screen.getByRole('button', { name: /^查\s?看$/ }));
  expect(await screen.findByText('110105198503120012')).toBeTruthy();
  expect(inputsOf('staffCompanyReveal')).toEqual([{ body: { ...asked, reason: '客户来电核对' } }]);
  await userEvent.click(screen.getByRole('button', { name: '隐藏法定代表人证件号码' }));
  expect(screen.queryByText('110105198503120012')).toBeNull();
});
