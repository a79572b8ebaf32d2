import type { Locator, Page } from '@playwright/test';
import { atRest } from '../../../support/at-rest';
import { enter } from '../../../support/enter';
import { expect, test } from '../../../support/own-tenant';

// Each test begins with a login, which takes seconds on a busy machine.
test.describe.configure({ timeout: 150_000 });

const root = '13800000001';

interface FieldDistances {
  readonly label: string;
  /** The distance from the field to the message below it; null without a message. */
  readonly toMessage: number | null;
  /**
   * The distance from the field, or from the text in its help's place, to the next label. Null at the end of a group,
   * or beside another field.
   */
  readonly toNextLabel: number | null;
  /** A text of help stands below the field. */
  readonly helped: boolean;
}

/** The places of a form's messages and labels, in px. */
const placesIn = (form: Locator): Promise<FieldDistances[]> =>
  form.evaluate((element) => {
    const round = (distance: number) => Math.round(distance * 10) / 10;
    const labelOf = (item: Element | null | undefined) => item?.querySelector('.ant-form-item-label > label');
    return [...element.querySelectorAll('.ant-form-item')].flatMap((item) => {
      const control = item.querySelector('.ant-form-item-control-input');
      const label = labelOf(item);
      if (!control || !label) return [];
      const shown = [...item.querySelectorAll('.ant-form-item-explain, .ant-form-item-extra')]
        .filter((message) => message.checkVisibility())
        .map((message) => message.getBoundingClientRect());
      const field = control.getBoundingClientRect().bottom;
      const next = labelOf(item.nextElementSibling)?.getBoundingClientRect().top;
      // In a field without help, the first line of an error, 16 px high, takes no extra room.
      const helped = item.querySelector('.ant-form-item-extra') !== null;
      const further = shown[0] && !helped ? shown[0].height - 16 : 0;
      const lowest = helped ? (shown.at(-1)?.bottom ?? field) : field + further;
      return {
        label: label.textContent ?? '',
        toMessage: shown[0] ? round(shown[0].top - field) : null,
        toNextLabel: next === undefined || next < field ? null : round(next - lowest),
        helped,
      };
    });
  });

async function expectPlaces(form: Locator): Promise<void> {
  // Messages and panels slide in.
  await atRest(form.page());
  const places = await placesIn(form);
  expect(places.length).toBeGreaterThan(0);
  for (const { label, toMessage, toNextLabel, helped } of places) {
    expect.soft([null, 4], `below ${label}`).toContain(toMessage);
    expect.soft([null, helped ? 24 : 32], `from ${label} to the next`).toContain(toNextLabel);
  }
}

/** The buttons end where the content ends. 取消 (or the way out) comes before the main action. */
async function expectFoot(layer: Locator, ...names: readonly string[]): Promise<void> {
  const last = layer.getByRole('button', { name: names.at(-1) ?? '', exact: true });
  await expect(last).toBeVisible();
  const foot = await last.evaluate((button) => {
    const line = button.parentElement;
    const content = button.closest('[role="dialog"]')?.querySelector('form, .ant-modal-body, .ant-drawer-body > *');
    return {
      names: [...(line?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent),
      offset: button.getBoundingClientRect().right - (content?.getBoundingClientRect().right ?? Number.NaN),
    };
  });
  expect(foot).toEqual({ names: [...names], offset: 0 });
}

async function press(page: Page | Locator, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

test('panels: messages have their place, the foot is in line, and nothing lies on them', async ({ page }) => {
  await enter(page, root, '/center/crm/employee/list');
  await press(page, '新增人员');
  const person = page.getByRole('dialog', { name: '新增人员' });
  await expect(person.getByLabel('姓名')).toBeVisible();
  // The panel slides in.
  await expect(async () => expectFoot(person, '取消', '确认新增')).toPass();
  await expectPlaces(person.locator('form'));
  const mobile = person.getByText('手机号', { exact: true }).first();
  const before = await mobile.boundingBox();
  await press(person, '确认新增');
  await expect(person.getByText('请输入姓名')).toBeVisible();
  await expect(person.getByText('手机号码不能为空！')).toBeVisible();
  await expectPlaces(person.locator('form'));
  expect(await mobile.boundingBox(), 'the error above it moved nothing').toEqual(before);
  // The error replaces the help.
  await expect(person.getByText('邀请将以短信发送至该手机号')).toBeHidden();

  await person.getByLabel('姓名').fill('褚单一');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '放弃未保存的内容？' });
  await expectFoot(question, '取消', '放弃');
  await expect(page.locator('.ant-drawer')).toHaveCSS('opacity', '0');
  await press(question, '取消');
  await expect(page.locator('.ant-drawer')).toHaveCSS('opacity', '1');
  await expect(person.getByLabel('姓名')).toHaveValue('褚单一');

  await page.goto('/center/crm/account/list');
  await press(page, '添加账户');
  const account = page.getByRole('dialog', { name: '添加账户' });
  await press(account, '添加账户');
  await expect(account.getByText('请选择开户银行', { exact: true }).last()).toBeVisible();
  await expect(async () => expectFoot(account, '取消', '添加账户')).toPass();
  await expectPlaces(account.locator('form'));

  await page.goto('/center/product/product');
  await press(page, /^申请开通/);
  const application = page.getByRole('dialog', { name: /^申请开通/ });
  await expect(async () => expectFoot(application, '取消', '提交申请')).toPass();
  await press(application, '提交申请');
  await expect(application.getByText('请阅读并同意协议')).toBeVisible();
  await expectPlaces(application.locator('form'));
});

test('dialogs: messages have their place, and the foot is in line', async ({ page }) => {
  await enter(page, root, '/center/crm/user');
  await press(page, '修改登录密码');
  const password = page.getByRole('dialog', { name: '修改密码' });
  await press(password, '修改密码');
  await expect(password.getByText('请输入原密码!')).toBeVisible();
  await expectPlaces(password.locator('form'));
  await expectFoot(password, '取消', '修改密码');
  await press(password, '取消');

  await press(page, '修改手机号');
  const mobile = page.getByRole('dialog', { name: '修改手机号' });
  await press(mobile, '下一步');
  await expect(mobile.getByText('验证码不能为空')).toBeVisible();
  await expectPlaces(mobile.locator('form'));
  await expectFoot(mobile, '取消', '下一步');
  await press(mobile, '取消');

  await press(page, '更换头像');
  const picture = page.getByRole('dialog', { name: '更换头像' });
  await expectFoot(picture, '取消', '保存头像');
  await expect(picture.getByRole('button', { name: '保存头像' })).toBeDisabled();
  await expect(picture.getByRole('button', { name: '保存头像' })).toHaveAccessibleDescription('请先选择图片');
});

test('an amount that is reached by Tab is overwritten by what is typed', async ({ page }) => {
  await enter(page, root, '/center/crm/company/list?change=COMPANY');
  const capital = page.getByLabel('注册资本');
  await expect(capital).toHaveValue(/\d,\d{3}\.\d{2}$/);
  await page.getByLabel('法定代表人').focus();
  await page.keyboard.press('Tab');
  await expect(capital).toBeFocused();
  await page.keyboard.type('123');
  await expect(capital).toHaveValue('123');
  await expectPlaces(page.locator('main form'));
});

test('the focus is neutral, the tone of danger is what an error has', async ({ page }) => {
  await page.goto('/login');
  const mobile = page.getByLabel('手机号码');
  const border = () => mobile.evaluate((field) => getComputedStyle(field).borderColor);
  const [text, danger] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    return ['--text', '--danger'].map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    });
  });
  await mobile.focus();
  await expect.poll(border).toBe(text);
  await mobile.blur();
  await expect.poll(border).toBe(danger);
  await expectPlaces(page.locator('form'));
});

test('a press on the main button counts, whatever comes below the field that was left for it', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('手机号码').fill('138');
  const button = await page.getByRole('button', { name: '登录', exact: true }).boundingBox();
  if (!button) throw new Error('no button');
  // The press takes as long as a finger, and stays at one place. `click` of the button would follow the button if it
  // moves.
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2, { delay: 200 });
  await expect(page.getByText('密码不能为空')).toBeVisible();
});
