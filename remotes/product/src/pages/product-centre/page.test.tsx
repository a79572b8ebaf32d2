import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { prepareReload, sessionState, useSession } from '@portal/shared/session';
import { answer, forgetCalls, inputsOf, refuse, saveFile } from '@portal/shared/testing/fake-api';
import { signIn } from '@portal/shared/testing/signed-in';
import { provideWebCrypto } from '@portal/shared/testing/web-crypto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingToDo, product } from '../../testing/products';
import { renderCentre } from '../../testing/render-centre';

jest.setTimeout(120_000);

const products = [
  product('SCM', { productName: '信用凭证', permitState: 'OPEN', expireTime: '2099-01-20T00:00:00Z' }),
  product('EC', { productName: '电子商务', permitState: 'TO_SIGN' }),
  product('FACTORING', { productName: '保理融资', reason: '材料不清晰' }),
  product('LC', { productName: '国内信用证', permitState: 'APPLYING' }),
  product('ABS', { productName: '资产证券化', permitState: 'STOPPED', reason: '合同到期，请联系客服续约' }),
];

beforeEach(() => {
  forgetCalls();
  useSession.setState({ prodCode: 'CRM' });
  signIn();
  answer('productsByPermitStatus', products);
  answer('dashboardTodo', { ...nothingToDo, unread: 4, agreementsToSign: 2 });
  answer('messageUnreadNumbers', 4);
  answer('messageList', { total: 0, rows: [] });
  answer('queryPermitAudit', null);
  answer('productPapers', []);
});
afterEach(cleanup);

/**
 * Finds a question over a panel. In tests antd gives both titles the same id, so that the panel's title would name
 * both.
 */
async function questionOf(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`${title} is no dialog`);
  return dialog;
}

const card = (name: string) => screen.findByRole('article', { name });

test('sorted by state, with what can be done in each', async () => {
  renderCentre();
  const open = within(await card('信用凭证'));
  expect(open.getByText(/有效期至 2099-01-20/)).toBeTruthy();
  const enter = open.getByRole('link', { name: '立即进入信用凭证（在新标签页打开）' });
  expect(enter.getAttribute('target')).toBe('_blank');
  expect(enter.getAttribute('rel')).toBe('noopener noreferrer');
  expect(enter.getAttribute('href')).toBe('/center/product/enter?product=SCM');
  const toSign = within(await card('电子商务'));
  expect(toSign.getByText('审核已通过，签署产品协议后即可进入。')).toBeTruthy();
  expect(toSign.getByRole('link', { name: /去签署\s*电子商务的协议/ }).getAttribute('href')).toBe(
    '/center/crm/file/list?state=UNSIGNED',
  );
  expect(toSign.queryByText('立即进入')).toBeNull();
  expect(within(await card('保理融资')).getByText('上次申请未通过：材料不清晰')).toBeTruthy();
  expect(screen.getByRole('button', { name: '申请开通保理融资' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '查看国内信用证的开通进度' })).toBeTruthy();
  expect(within(await card('资产证券化')).getByText('合同到期，请联系客服续约')).toBeTruthy();
  const names = within(screen.getByRole('list', { name: '产品' })).getAllByRole('heading', { level: 2 });
  expect(names.map(({ textContent }) => textContent)).toEqual(products.map(({ productName }) => productName));
  expect(sessionState().cacheAuthProducts).toEqual(['SCM']);
});

test('whoever comes back sees at once what they left, and then what is true now', async () => {
  const { router } = renderCentre();
  await card('国内信用证');
  await act(() => router.navigate('/center/product/elsewhere'));
  expect(screen.queryByRole('article')).toBeNull();
  let tell: () => void = () => undefined;
  answer('productsByPermitStatus', () => new Promise((resolve) => (tell = () => resolve(products.slice(0, 2)))));
  await act(() => router.navigate('/center/product/product'));
  expect(screen.getByRole('article', { name: '国内信用证' })).toBeTruthy();
  await act(async () => tell());
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a chip leaves the products of one state, and the address says which', async () => {
  const { router } = renderCentre();
  await card('信用凭证');
  const chips = within(screen.getByRole('group', { name: '按状态查看产品' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '全部 5',
    '已开通 1',
    '待签署 1',
    '待开通 1',
    '审核中 1',
    '已停用 1',
  ]);
  await userEvent.click(chips.getByRole('button', { name: '审核中 1' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(await card('国内信用证')).toBeTruthy();
  expect(router.state.location.search).toBe('?state=APPLYING');
  await userEvent.click(chips.getByRole('button', { name: '全部 5' }));
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test('beside the products: what happened lately, and a failure there is a line of its own', async () => {
  answer('messageList', {
    total: 30,
    rows: [
      {
        id: 'M1',
        title: '保理融资开通申请已提交',
        type: 'AUDIT',
        summary: '',
        sender: '平台',
        sendTime: '2026-11-20T02:00:00Z',
        readTime: null,
      },
    ],
  });
  renderCentre();
  const news = within(await screen.findByRole('region', { name: '最近动态' }));
  const link = await news.findByRole('link', { name: /保理融资开通申请已提交/ });
  expect(link.getAttribute('href')).toBe('/msg/crm/message/detail?id=M1');
  expect(news.getByText('2026-11-20 10:00')).toBeTruthy();
  expect(inputsOf('messageList')[0]?.body).toEqual({ pageNum: 1, pageSize: 5 });
  cleanup();

  refuse('messageList', '系统繁忙', { status: '500' });
  renderCentre();
  expect(await screen.findByText('最近动态加载失败')).toBeTruthy();
  expect(await card('信用凭证')).toBeTruthy();
});

test('the figures are asked for beside the products, and nothing waits for them', async () => {
  const telling = [product('SCM', { productName: '信用凭证', permitState: 'OPEN', figures: true })];
  let giveProducts = () => {};
  answer('productsByPermitStatus', () => new Promise((resolve) => (giveProducts = () => resolve(telling))));
  answer('productFigures', () => new Promise(() => {}));
  renderCentre();
  await waitFor(() => expect(inputsOf('productFigures')).toHaveLength(1));
  giveProducts();
  expect(await card('信用凭证')).toBeTruthy();
  expect(screen.getByRole('region', { name: '资金概览' })).toBeTruthy();
  cleanup();

  refuse('productFigures', '系统繁忙', { status: '500' });
  answer('productsByPermitStatus', telling);
  renderCentre();
  expect(await screen.findByText('资金概览加载失败')).toBeTruthy();
  expect(await card('信用凭证')).toBeTruthy();
});

test('older figures are shown with their age', async () => {
  answer('productsByPermitStatus', [product('SCM', { productName: '信用凭证', permitState: 'OPEN', figures: true })]);
  const figures = { limit: { total: 900_000_000, used: 100_000_000 }, months: null, dues: [], toDos: [] };
  answer('productFigures', [{ productCode: 'SCM', figures, at: '2026-11-20T02:00:00Z', missed: true }]);
  renderCentre();
  const band = within(await screen.findByRole('region', { name: '资金概览' }));
  expect(await band.findByText('信用凭证暂时没有返回新数据')).toBeTruthy();
  expect(band.getByText('数据时间 2026-11-20 10:00')).toBeTruthy();
  expect(band.getByText('800.00')).toBeTruthy();
  await userEvent.click(band.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(inputsOf('productFigures')).toHaveLength(2));
});

test('entering a product changes the product code and asks for the company info anew', async () => {
  const { compInfo } = sessionState();
  if (!compInfo) throw new Error('nobody is signed in');
  let answerNow = () => {};
  answer('custEmployeeInfoComp', () => new Promise((resolve) => (answerNow = () => resolve(compInfo))));
  renderCentre();
  const enter = await screen.findByRole('link', { name: /立即进入信用凭证/ });
  enter.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(enter);
  expect(sessionState().prodCode).toBe('SCM');
  expect(sessionState().compInfo).toBeNull();
  await waitFor(() => expect(inputsOf('custEmployeeInfoComp')[0]?.body).toEqual({ productCode: 'SCM' }));
  expect(await card('信用凭证')).toBeTruthy();
  answerNow();
  await waitFor(() => expect(sessionState().compInfo).toEqual(compInfo));
});

test('what the person may not use is no card, and it is said whom to ask', async () => {
  signIn({ roles: ['E102'] });
  const withheld = product('BILL', { productName: '票据服务', permitState: 'OPEN', allowed: false, entry: 'none' });
  answer('productsByPermitStatus', [...products, withheld]);
  renderCentre();
  await card('信用凭证');
  expect(screen.queryByRole('article', { name: '票据服务' })).toBeNull();
  expect(screen.getByText('企业已开通的票据服务，您没有使用权限，如需使用请联系企业管理员。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '已开通 1' })).toBeTruthy();
  expect(sessionState().cacheAuthProducts).toEqual(['SCM']);
});

test('an agreement is read as this company would sign it', async () => {
  // The question is what the page asks for. The file does not come.
  answer('productAgreement', () => new Promise(() => {}));
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '申请开通保理融资' }));
  const panel = within(await screen.findByRole('dialog', { name: '申请开通保理融资' }));
  await userEvent.click(await panel.findByRole('button', { name: '《产品 FACTORING服务协议》' }));
  await waitFor(() =>
    expect(inputsOf('productAgreement')[0]?.body).toEqual({
      productCode: 'FACTORING',
      name: '产品 FACTORING服务协议',
    }),
  );
});

test('a colleague was faster: said before anything is typed', async () => {
  answer('queryPermitAudit', {
    applyNo: 'A9',
    requestNo: 'KT2026111300022',
    permitState: 'APPLYING',
    afterStatus: 'APPLYING',
    reason: '',
  });
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '申请开通保理融资' }));
  const panel = within(await screen.findByRole('dialog', { name: '申请开通保理融资' }));
  expect(await panel.findByText('该产品已有申请在审核中')).toBeTruthy();
  expect(panel.queryByRole('button', { name: '提交申请' })).toBeNull();
  expect(inputsOf('queryPermitAudit')[0]?.query).toEqual({
    compCode: 'C0001',
    productCode: 'FACTORING',
    afterStatus: 'APPLYING',
  });
  await userEvent.click(panel.getByRole('button', { name: '返回产品列表' }));
  await waitFor(() => expect(inputsOf('productsByPermitStatus')).toHaveLength(2));
});

/** The server's answer to an upload: here a file's name serves as its content. */
function storeByName() {
  answer('fileStore', async ({ file }) => ({
    fileToken: file.name.padEnd(16, '0'),
    fileName: file.name,
    size: file.size,
    digest: file.name,
  }));
}

const materials = ['营业执照副本扫描件', '产品开通申请书（盖章）'];

async function pick(material: string, fileName: string) {
  const input = screen.getByLabelText(`选择${material}`, { selector: 'input' });
  await userEvent.upload(input, new File(['x'], fileName, { type: 'application/pdf' }));
  const files = await screen.findByRole('list', { name: `${material}文件` });
  await within(files).findByRole('button', { name: `删除${fileName}` });
}

test('an application: each paper and the agreement are asked for, then it is handed in', async () => {
  storeByName();
  answer('productApply', { applyNo: 'A1' });
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '申请开通保理融资' }));
  const panel = within(await screen.findByRole('dialog', { name: '申请开通保理融资' }));
  await userEvent.click(panel.getByRole('button', { name: '提交申请' }));
  for (const material of materials) expect(await panel.findByText(`请上传${material}`)).toBeTruthy();
  expect(await panel.findByText('请阅读并同意协议')).toBeTruthy();
  await pick('营业执照副本扫描件', '执照.pdf');
  await pick('产品开通申请书（盖章）', '申请书.pdf');
  await userEvent.click(panel.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await userEvent.click(panel.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(inputsOf('productApply')[0]?.body).toEqual({
      productCode: 'FACTORING',
      fileTokens: ['执照.pdf', '申请书.pdf'].map((name) => name.padEnd(16, '0')),
      agreed: true,
      remark: '',
    }),
  );
  await waitFor(() => expect(inputsOf('productsByPermitStatus')).toHaveLength(2));
});

test('an application can be handed in once its form is there, not before', async () => {
  let arrive = () => {};
  const papers = new Promise<[]>((resolve) => {
    arrive = () => resolve([]);
  });
  answer('productPapers', () => papers);
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '申请开通保理融资' }));
  const panel = within(await screen.findByRole('dialog', { name: '申请开通保理融资' }));
  const send = panel.getByRole<HTMLButtonElement>('button', { name: '提交申请' });
  expect(await panel.findByRole('status', { name: '加载中' })).toBeTruthy();
  expect(send.disabled).toBe(true);
  arrive();
  // The skeleton stays for a moment after the answer.
  await waitFor(() => expect(send.disabled).toBe(false));
  expect(panel.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeTruthy();
  await userEvent.click(send);
  expect(await panel.findByText('请阅读并同意协议')).toBeTruthy();
});

test('a paper that is verified is not asked for again; it can be exchanged', async () => {
  const license = { fileToken: 'l'.repeat(16), fileName: '执照正本.pdf', size: 9, digest: 'l' };
  answer('productPapers', [{ paper: 'license', files: [license], validTo: '2038-06-11' }]);
  answer('productApply', { applyNo: 'A1' });
  storeByName();
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '申请开通保理融资' }));
  const panel = within(await screen.findByRole('dialog', { name: '申请开通保理融资' }));
  expect(await panel.findByText('已认证，有效至 2038-06-11')).toBeTruthy();
  await pick('产品开通申请书（盖章）', '申请书.pdf');
  await userEvent.click(panel.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await userEvent.click(panel.getByRole('button', { name: '更换营业执照副本扫描件' }));
  await userEvent.click(panel.getByRole('button', { name: '提交申请' }));
  expect(await panel.findByText('请上传营业执照副本扫描件')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: '关闭' }));
  await userEvent.click(await screen.findByRole('button', { name: '放弃' }));
  await userEvent.click(await screen.findByRole('button', { name: '申请开通保理融资' }));
  const again = within(await screen.findByRole('dialog', { name: '申请开通保理融资' }));
  await pick('产品开通申请书（盖章）', '申请书.pdf');
  await userEvent.click(again.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await userEvent.click(again.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(inputsOf('productApply')).toMatchObject([
      { body: { fileTokens: [license.fileToken, '申请书.pdf'.padEnd(16, '0')] } },
    ]),
  );
});

test('one file cannot stand for two papers; the form to stamp can be had', async () => {
  answer('fileStore', { fileToken: 'f'.repeat(32), fileName: '同一份.pdf', size: 9, digest: 'same' });
  answer('productApplicationForm', new Blob(['%PDF'], { type: 'application/pdf' }) as never);
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '申请开通保理融资' }));
  const panel = within(await screen.findByRole('dialog', { name: '申请开通保理融资' }));
  await userEvent.click(panel.getByRole('button', { name: '下载申请书' }));
  expect(inputsOf('productApplicationForm')).toEqual([{ body: { productCode: 'FACTORING' } }]);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  await pick('营业执照副本扫描件', '同一份.pdf');
  await pick('产品开通申请书（盖章）', '同一份.pdf');
  expect(await panel.findByText('与“营业执照副本扫描件”是同一个文件，请分别上传')).toBeTruthy();
});

test('a refused application keeps what was typed; to give it up is asked about', async () => {
  storeByName();
  refuse('productApply', '该产品已开通或正在审核，无需重复申请', { status: '409' });
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '申请开通保理融资' }));
  const panel = within(await screen.findByRole('dialog', { name: '申请开通保理融资' }));
  await userEvent.type(panel.getByLabelText('补充说明（选填）'), '首次开通');
  await pick('营业执照副本扫描件', '执照.pdf');
  await pick('产品开通申请书（盖章）', '申请书.pdf');
  await userEvent.click(panel.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await userEvent.click(panel.getByRole('button', { name: '提交申请' }));
  expect(await panel.findByText('该产品已开通或正在审核，无需重复申请')).toBeTruthy();
  expect(panel.getByLabelText<HTMLTextAreaElement>('补充说明（选填）').value).toBe('首次开通');
  await userEvent.click(panel.getByRole('button', { name: '关闭' }));
  expect(await questionOf('放弃申请开通“保理融资”？')).toBeTruthy();
});

test('an application that another tab takes from the screen is offered again, without the consent', async () => {
  provideWebCrypto();
  storeByName();
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '申请开通保理融资' }));
  const first = within(await screen.findByRole('dialog', { name: '申请开通保理融资' }));
  await userEvent.type(await first.findByLabelText('补充说明（选填）'), '首次开通');
  await userEvent.click(first.getByRole('checkbox', { name: /我已阅读并同意/ }));
  // Fields settle their notes meanwhile.
  await act(() => prepareReload());
  cleanup();

  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '继续填写' }));
  const again = within(await screen.findByRole('dialog', { name: '申请开通保理融资' }));
  expect((await again.findByLabelText<HTMLTextAreaElement>('补充说明（选填）')).value).toBe('首次开通');
  expect(again.getByRole<HTMLInputElement>('checkbox', { name: /我已阅读并同意/ }).checked).toBe(false);
});

test('progress, and taking an application back', async () => {
  answer('productProgress', {
    applyNo: 'A2',
    requestNo: 'KT2026111300014',
    permitState: 'APPLYING',
    timeline: [
      { title: '提交申请', at: '2026-11-20T02:00:00Z', state: 'done', remark: '' },
      { title: '平台审核', at: null, state: 'doing', remark: '' },
    ],
  });
  answer('productWithdraw', null);
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '查看国内信用证的开通进度' }));
  const panel = within(await screen.findByRole('dialog', { name: '国内信用证开通进度' }));
  expect(await panel.findByText('2026-11-20 10:00')).toBeTruthy();
  expect(panel.getByText('KT2026111300014')).toBeTruthy();
  expect(panel.queryByText('A2')).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: '撤回申请' }));
  const question = await questionOf('撤回“国内信用证”的开通申请？');
  await userEvent.click(within(question).getByRole('button', { name: '撤回申请' }));
  await waitFor(() => expect(inputsOf('productWithdraw')[0]?.body).toEqual({ productCode: 'LC' }));
});

test('the progress of a product that waits for a signature leads to its agreement', async () => {
  answer('productProgress', {
    applyNo: 'A4',
    requestNo: 'KT2026111300030',
    permitState: 'TO_SIGN',
    timeline: [{ title: '签署协议', at: null, state: 'doing', remark: '签署产品协议后即可使用' }],
  });
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: '查看电子商务的开通进度' }));
  const panel = within(await screen.findByRole('dialog', { name: '电子商务开通进度' }));
  expect(await panel.findByText('签署产品协议后即可使用')).toBeTruthy();
  expect(panel.getByRole('link', { name: '去签署协议' }).getAttribute('href')).toBe(
    '/center/crm/file/list?state=UNSIGNED',
  );
  expect(panel.queryByRole('button', { name: '撤回申请' })).toBeNull();
});

test('who may only look asks the manager; who reviews sends back with a reason', async () => {
  signIn({ roles: ['E105'] });
  renderCentre();
  expect(within(await card('保理融资')).getByText('如需开通，请联系企业管理员')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /撤回/ })).toBeNull();
  expect(screen.queryByText('待复核申请')).toBeNull();
  cleanup();

  signIn({ roles: ['E103'] });
  answer('dashboardTodo', { ...nothingToDo, reviews: 1 });
  answer('productReviewList', {
    total: 1,
    rows: [
      {
        applyNo: 'A3',
        requestNo: 'KT2026111300022',
        productName: '保理融资',
        applicant: '陈立群',
        applyTime: '2026-11-20T02:00:00Z',
        remark: '',
      },
    ],
  });
  answer('productReview', null);
  renderCentre();
  await userEvent.click(await screen.findByRole('button', { name: /待复核申请 1/ }));
  const application = within(await screen.findByRole('article', { name: '保理融资的开通申请' }));
  await userEvent.click(application.getByRole('button', { name: '退回' }));
  expect(application.getByText('请填写退回原因')).toBeTruthy();
  await userEvent.type(application.getByLabelText(/复核意见/), '材料不全');
  await userEvent.click(application.getByRole('button', { name: '退回' }));
  expect(inputsOf('productReview')[0]?.body).toEqual({ applyNo: 'A3', approve: false, remark: '材料不全' });
});

test('a project department has no way to pages it may not see', async () => {
  signIn({ compRole: 'C102' });
  answer('dashboardTodo', {
    ...nothingToDo,
    expiringPapers: [{ name: '营业执照', expireDate: '2026-12-01', days: 10 }],
  });
  renderCentre();
  expect(await screen.findByText('10 天后到期')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /证照到期/ })).toBeNull();
  expect(screen.getByRole('link', { name: /未读消息/ })).toBeTruthy();
});

test('no products at all', async () => {
  answer('productsByPermitStatus', []);
  renderCentre();
  expect(await screen.findByText('暂无可用产品，请联系客服')).toBeTruthy();
});

test('without company info: why, and a way to try again', async () => {
  const { compInfo } = sessionState();
  if (!compInfo) throw new Error('nobody is signed in');
  useSession.setState({ compInfo: null, lastCompInfo: null });
  refuse('custEmployeeInfoComp', '系统繁忙', { status: '500' });
  renderCentre();
  expect(await screen.findByText('企业信息加载失败')).toBeTruthy();
  expect(screen.getByText('系统繁忙')).toBeTruthy();
  answer('custEmployeeInfoComp', compInfo);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await card('信用凭证')).toBeTruthy();
});

test('whoever comes back sees the products while the company info is asked for again', async () => {
  useSession.setState({ compInfo: null });
  answer('custEmployeeInfoComp', () => new Promise(() => undefined));
  renderCentre();
  expect(await card('信用凭证')).toBeTruthy();
  expect(screen.getByText('陈立群，您好')).toBeTruthy();
});
