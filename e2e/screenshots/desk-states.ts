import { expect, type Page } from '@playwright/test';
import { typePassword } from '../support/staff';
import { listedErrors, openedError, sentLetters } from './sample-answers';
import { answers, dialogStands, fails, failureStands, opens, skeletonStands, waits } from './shows';
import type { Subject } from './subject';

const company = '/desk/companies/CdemoLA';
const tenant = '/desk/tenants/jinqiao.localhost';
const aCase = '/desk/cases/TdemoJS30';
const errors = '/desk/releases?tab=errors';
const errorsCall = '**/-/api/errors?*';
const errorCall = '**/-/api/errors/*';

/** Starts the act of a table's first row; on a phone, in the row's menu. */
const opensFromRow =
  (act: string): NonNullable<Subject['show']> =>
  async (page, width) => {
    if (width < 768) {
      await page
        .getByRole('button', { name: /^更多.*操作$/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: act }).click();
    } else
      await page
        .getByRole('button', { name: new RegExp(`^${act}`) })
        .first()
        .click();
    await dialogStands(page);
  };

const opensByKey =
  (key: string): NonNullable<Subject['show']> =>
  async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press(key);
    await dialogStands(page);
  };

/** The person holds the case from the first picture on. */
async function claim(page: Page): Promise<void> {
  const decides = page.getByRole('button', { name: /^(通过|同意初审意见)/ });
  const claims = page.getByRole('button', { name: '领取', exact: true });
  await expect(decides.or(claims).first()).toBeVisible();
  if ((await claims.count()) > 0) await claims.click();
  await expect(decides).toBeVisible();
}

/** Asks for the decision of this key, with a finding and an opinion. */
const decides =
  (key: string): NonNullable<Subject['show']> =>
  async (page) => {
    await claim(page);
    const mark = page.getByRole('button', { name: '标记企业名称的问题' });
    if ((await mark.count()) > 0) await mark.click();
    await page.getByRole('textbox', { name: '审核意见' }).fill('请核对企业名称后重新提交。');
    await page.keyboard.press('Escape');
    await page.keyboard.press(key);
    await dialogStands(page);
  };

/** States of the desk that show on demand. */
export const deskStates: readonly Subject[] = [
  {
    name: '员工登录-动态验证码',
    path: '/desk',
    show: async (page) => {
      await typePassword(page, 'fabu');
      await expect(page.getByRole('heading', { name: '动态验证码' })).toBeVisible();
    },
  },
  { name: '审核-无结果', staff: 'chushen', path: '/desk/cases?keyword=查无此事' },
  { name: '审核事项-处理中', staff: 'chushen', path: aCase, show: claim },
  { name: '审核事项-通过', staff: 'chushen', path: aCase, show: decides('a'), windowOnly: true },
  { name: '审核事项-退回', staff: 'chushen', path: aCase, show: decides('b'), windowOnly: true },
  { name: '审核事项-拒绝', staff: 'chushen', path: aCase, show: decides('x'), windowOnly: true },
  {
    name: '审核事项-待复审',
    staff: 'chushen',
    path: aCase,
    show: async (page, width) => {
      // A second person decides after this one; from the second picture on the case waits already.
      if ((await page.getByRole('region', { name: '初审意见' }).count()) > 0) return;
      await decides('a')(page, width);
      await expect(page.getByRole('dialog').getByRole('button', { name: '取消' })).toBeFocused();
      await page.keyboard.press('a');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto(aCase);
      await expect(page.getByRole('region', { name: '初审意见' })).toBeVisible();
    },
  },
  { name: '审核事项-复审', staff: 'fushen', path: aCase, show: claim },
  {
    name: '审核事项-同意初审意见',
    staff: 'fushen',
    path: aCase,
    show: async (page) => {
      await claim(page);
      await page.keyboard.press('a');
      await dialogStands(page);
    },
    windowOnly: true,
  },
  { name: '快捷键', staff: 'chushen', path: '/desk/cases', show: opensByKey('?'), windowOnly: true },
  { name: '命令面板', staff: 'chushen', path: '/desk', show: opensByKey('Control+k'), windowOnly: true },
  { name: '企业-备注', staff: 'zhuguan', path: `${company}?tab=notes` },
  { name: '企业-账户', staff: 'zhuguan', path: `${company}?tab=accounts` },
  {
    name: '企业-消息与短信',
    staff: 'zhuguan',
    path: `${company}?tab=letters`,
    prepare: answers('**/staff/company/sent*', { status: '200', ok: true, msg: '', body: sentLetters }),
    show: (page) => expect(page.getByText('未送达：用户关机（MK:0001）').first()).toBeVisible(),
  },
  { name: '企业-冻结', staff: 'zhuguan', path: company, show: opens('冻结'), windowOnly: true },
  { name: '企业-查看号码', staff: 'zhuguan', path: company, show: opens(/^查看法定代表人/), windowOnly: true },
  { name: '租户-修改资料', staff: 'zuhu', path: tenant, show: opens('修改资料'), windowOnly: true },
  { name: '租户-品牌', staff: 'zuhu', path: `${tenant}?tab=brand` },
  { name: '租户-策略', staff: 'zuhu', path: `${tenant}?tab=policies` },
  {
    name: '租户-调整策略',
    staff: 'zuhu',
    path: `${tenant}?tab=policies`,
    show: opensFromRow('调整'),
    windowOnly: true,
  },
  { name: '租户-服务商', staff: 'zuhu', path: `${tenant}?tab=providers` },
  {
    name: '发布-错误',
    staff: 'fabu',
    path: `${errors}&standing=all`,
    prepare: answers(errorsCall, { errors: listedErrors }),
    show: (page) => expect(page.getByText(/employee-table\.tsx/).first()).toBeVisible(),
  },
  {
    name: '发布-错误详情',
    staff: 'fabu',
    path: errors,
    prepare: async (page) => {
      await answers(errorsCall, { errors: listedErrors })(page);
      await answers(errorCall, openedError)(page);
    },
    show: async (page, width) => {
      await opensFromRow('详情')(page, width);
      await expect(page.getByText(/employee-table\.tsx:131/)).toBeVisible();
    },
    windowOnly: true,
  },
  { name: '发布-错误-无', staff: 'fabu', path: errors },
  { name: '发布-错误-加载中', staff: 'fabu', path: errors, prepare: waits(errorsCall), show: skeletonStands },
  { name: '发布-错误-加载失败', staff: 'fabu', path: errors, prepare: fails(errorsCall), show: failureStands },
  { name: '员工-邀请', staff: 'zhuguan', path: '/desk/staff', show: opens('邀请员工'), windowOnly: true },
  { name: '审计-校验', staff: 'shenji', path: '/desk/audit', show: opens('校验'), windowOnly: true },
];
