import { expect, type Locator, type Page } from '@playwright/test';
import { arrivedAmount } from './arrived-amount';
import { atRest } from './at-rest';
import { freshCreditCode } from './credit-code';
import { type WithCode, withCodeSentBy } from './sent-code';

/** A company that a test registers. Its name, phone and credit code are new. */
export interface NewCompany {
  readonly compName: string;
  readonly creditCode: string;
  readonly phone: string;
  readonly password: string;
}

/** The person who registers a company, and becomes its administrator. */
export const applicant = '田新';

export function newCompany(compName = '试点制造'): NewCompany {
  const number = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return {
    // The name of an invited company has no room for a phone number.
    compName: `${compName}${number.slice(-6)}有限公司`,
    creditCode: freshCreditCode(),
    phone: `177${number}`,
    password: 'Kranich@2026x',
  };
}

/** The smallest files of their kind. */
export const picture = {
  name: '证件.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
export const paper = { name: '材料.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** Fills in the account form. `address` may contain an invitation. */
export async function fillAccount(
  page: Page,
  company: NewCompany,
  address = '/register/account',
  withCode: WithCode = withCodeSentBy,
): Promise<void> {
  await page.goto(address);
  await page.getByLabel('企业名称').fill(company.compName);
  await page.getByLabel('统一社会信用代码').fill(company.creditCode);
  await page.getByLabel('姓名').fill(applicant);
  await page.getByRole('radio', { name: /经办人/ }).check();
  await page.getByLabel('手机号码').fill(company.phone);
  await page.getByRole('button', { name: '点击完成验证' }).click();
  await expect(page.getByText('验证成功')).toBeVisible();
  const send = () => page.getByRole('button', { name: /获取验证码/ }).click();
  await withCode(page, company.phone, send, (code) => page.getByLabel('短信验证码').fill(code));
  await page.getByLabel('登录密码', { exact: true }).fill(company.password);
  await page.getByLabel('确认密码', { exact: true }).fill(company.password);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
}

/** Registers a new company and stays logged in at its second step. */
export async function registerAccount(
  page: Page,
  company: NewCompany,
  address?: string,
  withCode?: WithCode,
): Promise<void> {
  await fillAccount(page, company, address, withCode);
  await page.getByRole('button', { name: '提交注册' }).click();
  await expect(page).toHaveURL(/\/register\/permit/);
  await expect(page.getByRole('heading', { level: 1, name: '开通申请' })).toBeVisible();
}

async function choose(page: Page, field: string, option: string, typed = option): Promise<void> {
  const select = page.getByLabel(field, { exact: true });
  await select.click();
  // A long list draws only a part of it, so the test types the text to find the option.
  await select.fill(typed);
  // The list of the field before may still be fading, and it may have an option of the same name.
  const list = page.locator(`.ant-select-dropdown:has(#${await select.getAttribute('aria-controls')})`);
  const item = list.locator('.ant-select-item-option').and(page.getByTitle(option, { exact: true }));
  await expect(item).toBeVisible();
  // A click on something that still moves is tried again with the page scrolled. Then the list moves with its field.
  await atRest(page);
  await item.click();
  await expect(list).toBeHidden();
}

/** Types a day as a person does. Enter takes it over. */
export async function pickDay(within: Page | Locator, label: string, day: string): Promise<void> {
  const field = within.getByLabel(label, { exact: true });
  await field.fill(day);
  await field.press('Enter');
}

/** Picks a file whose content belongs to this field alone: one file cannot be two papers. */
export async function pickFile(page: Page, label: string, file: typeof picture): Promise<void> {
  const buffer = Buffer.concat([file.buffer, Buffer.from(label)]);
  await page.getByLabel(`选择${label}`).setInputFiles({ ...file, buffer });
  // A file on its way is listed too, but only a file that has arrived has a preview.
  const listed = page.getByRole('list', { name: `${label}文件` }).getByRole('button', { name: `预览${file.name}` });
  await expect(listed.or(page.getByRole('button', { name: `查看${label}` }))).toBeVisible();
}

/** Fills in the permit's form but for the licence's data. */
async function fillPermitAround(page: Page): Promise<void> {
  await page.getByRole('group', { name: '产品' }).getByRole('checkbox').first().check();
  await page.getByRole('radio', { name: /一般企业/ }).check();
  await pickFile(page, '营业执照', paper);
  await choose(page, '省份', '上海市');
  await choose(page, '城市', '上海市');
  await choose(page, '区县', '浦东新区');
  await page.getByLabel('通讯地址').fill('上海市浦东新区科技园路88号');
  await choose(page, '行业门类', '制造业');
  await choose(page, '行业大类', '计算机、通信和其他电子设备制造业');
}

/** Fills in the permit's form. The licence's data comes from its picture. */
export async function fillPermit(page: Page): Promise<void> {
  await fillPermitAround(page);
  await page.getByRole('button', { name: '已核对无误' }).click();
}

/** Fills in the permit's form where nobody reads the licence: the person types what it says. */
export async function typePermit(page: Page): Promise<void> {
  await fillPermitAround(page);
  await choose(page, '企业类型', '有限责任公司');
  await page.getByLabel('法定代表人').fill('王立新');
  await page.getByLabel('注册资本').fill('5000');
  await pickDay(page, '成立日期', '2018-06-12');
  await pickDay(page, '营业期限起', '2018-06-12');
  await page.getByRole('checkbox', { name: '长期' }).check();
  await page.getByLabel('详细地址').fill('科技园路88号');
  await page.getByLabel('经营范围').fill('电子产品、机械设备的研发、生产与销售');
}

export async function submitPermit(page: Page, fill = fillPermit): Promise<void> {
  await fill(page);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page).toHaveURL(/\/register\/verification/);
}

const idNumber = '11010519491231002X';
const applicantsIdNumber = '310101198506151238';

/** Fills in the legal person's card. Without a day the identity card has no end. */
export async function fillLegalPerson(page: Page, idValidTo?: string): Promise<void> {
  const card = page.getByRole('region', { name: '法人信息' });
  await card.getByLabel('法定代表人姓名').fill('王立新');
  await card.getByLabel('证件号码').fill(idNumber);
  await pickDay(card, '有效期起', '2015-01-01');
  if (idValidTo) await pickDay(card, '有效期止', idValidTo);
  else await card.getByRole('checkbox', { name: '长期有效' }).check();
  await pickFile(page, '身份证人像面', picture);
  await pickFile(page, '身份证国徽面', picture);
}

export async function saveLegalPerson(page: Page, idValidTo?: string): Promise<void> {
  await fillLegalPerson(page, idValidTo);
  await page.getByRole('button', { name: '保存法人信息' }).click();
  await expect(page.getByRole('button', { name: '修改法人信息' })).toBeVisible();
}

export async function saveAgent(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: '管理员信息' });
  await card.getByLabel('证件号码').fill(applicantsIdNumber);
  await card.getByLabel('邮箱').fill('tian@example.com');
  await pickFile(page, '授权委托书', paper);
  await page.getByRole('button', { name: '保存管理员信息' }).click();
  await expect(page.getByRole('button', { name: '修改管理员信息' })).toBeVisible();
}

export async function agreeToCertificate(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: '数字证书与签章' });
  const toggle = card.getByRole('button', { name: '数字证书与签章' });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await card.getByRole('checkbox').check();
  await card.getByRole('button', { name: /^确认(申请|授权)$/ }).click();
  await expect(card.getByText('已完成')).toBeVisible();
}

const faceLink = /https?:\S+\/register\/face\?ticket=[\w-]+/;

/** Asks for the face check. Returns the link that went to the administrator's phone. */
export async function askForFace(
  page: Page,
  phone: string,
  letter: (to: string, says: RegExp) => Promise<string> = (to, says) => letterTo(page, to, says),
): Promise<string> {
  const card = page.getByRole('region', { name: '认证方式' });
  await card.getByRole('checkbox', { name: /同意采集人脸信息/ }).check();
  await card.getByRole('checkbox', { name: /发送到管理员手机/ }).check();
  await card.getByRole('button', { name: '获取认证二维码' }).click();
  await expect(card.getByRole('img', { name: /二维码/ })).toBeVisible();
  return letter(phone, faceLink);
}

/** A chosen long name must not widen anything, on a phone too. */
async function expectInside(page: Page, card: Locator): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 800 });
  const wider = await card.evaluate(
    (element) =>
      [...element.querySelectorAll('input, .ant-select')].filter(
        (field) => field.getBoundingClientRect().right > element.getBoundingClientRect().right,
      ).length,
  );
  expect(wider).toBe(0);
  if (size) await page.setViewportSize(size);
}

/** Names the company's account and asks for the transfer that proves it. */
export async function askForTransfer(
  page: Page,
  branch = '中国工商银行北京城东支行（102110100028）',
): Promise<{ card: Locator; accountNo: string }> {
  const card = page.getByRole('region', { name: '认证方式' });
  await card.getByRole('radio', { name: /对公账户打款/ }).check();
  await choose(page, '开户银行', '中国工商银行');
  await choose(page, '开户支行', branch, branch.replace(/（.*/, ''));
  await expectInside(page, card);
  const accountNo = `62220210${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await card.getByLabel('银行账号', { exact: true }).fill(accountNo);
  await card.getByLabel('确认银行账号').fill(accountNo);
  await card.getByRole('button', { name: '发起打款' }).click();
  return { card, accountNo };
}

/** Proves the company by its account: the bank pays, and its statement tells the amount. */
export async function proveByTransfer(page: Page): Promise<void> {
  const { card, accountNo } = await askForTransfer(page);
  await expect(card.getByText('款项已汇出，请查询到账金额后回填')).toBeVisible({ timeout: 30_000 });
  const amount = await arrivedAmount(page, accountNo);
  await card.getByLabel('到账金额').fill(amount === '0.01' ? '0.02' : '0.01');
  await card.getByRole('button', { name: '确认金额' }).click();
  await expect(card.getByText('金额错误，剩余 2 次')).toBeVisible();
  await card.getByLabel('到账金额').fill(amount);
  await card.getByRole('button', { name: '确认金额' }).click();
  await expect(card.getByText(/对公账户已验证/)).toBeVisible();
}

export async function submitVerification(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page).toHaveURL(/\/register\/approval/);
  await expect(page.getByRole('heading', { name: '资料审核中，预计 1–3 个工作日完成' })).toBeVisible();
}

/** The newest letter to a phone or mailbox with this text. */
async function letterTo(page: Page, to: string, says: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    const texts = await page.evaluate(async (recipient): Promise<{ text: string }[]> => {
      const answer = await fetch(`/dev/outbox?here&to=${recipient}`, { headers: { accept: 'application/json' } });
      return answer.json();
    }, to);
    found = texts.map(({ text }) => text.match(says)?.[0] ?? '').find((match) => match !== '') ?? '';
    expect(found).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return found;
}

/** Invites the company from the account centre of an open one. Returns the code that the invited phone got. */
export async function inviteCompany(page: Page, { compName, phone }: NewCompany): Promise<string> {
  await page.goto('/center/crm/invication');
  await page.getByRole('button', { name: '发送邀请' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('企业名称').fill(compName);
  await panel.getByLabel('联系人').fill(applicant);
  await panel.getByLabel('手机号').fill(phone);
  await panel.getByRole('button', { name: '发送邀请' }).click();
  const link = await letterTo(page, phone, /https?:\S+inviteCode=\S+/);
  return new URL(link).searchParams.get('inviteCode') ?? '';
}

interface Decision {
  readonly outcome: 'approve' | 'return' | 'reject';
  readonly reason?: string;
  readonly reasons?: Readonly<Record<string, string>>;
}

/** Plays the platform's reviewer. */
export async function decide(page: Page, compName: string, decision: Decision): Promise<void> {
  const done = await page.evaluate(
    async ({ name, body }) => {
      const tasks: { taskId: string; summary: string; kind: string }[] = await (await fetch('/dev/reviews')).json();
      const task = tasks.find(({ summary, kind }) => kind === 'registration' && summary.startsWith(name));
      const answer = await fetch('/dev/reviews/decide', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ taskId: task?.taskId, ...body }),
      });
      return answer.json();
    },
    { name: compName, body: decision },
  );
  expect(done).toEqual({ ok: true });
}
