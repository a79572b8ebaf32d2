import { type BrowserContext, expect, type Page } from '@playwright/test';
import { logIn } from '../../support/log-in';
import { bell } from '../../support/open-messages';
import { proveWhenAsked } from '../../support/prove';
import {
  fillPermit,
  type NewCompany,
  newCompany,
  paper,
  pickDay,
  pickFile,
  picture,
  registerAccount,
  saveAgent,
  saveLegalPerson,
  submitPermit,
  submitVerification,
} from '../../support/registering-company';
import type { Installation } from '../installation/installation';
import { otherBrowser } from './other-browser';

const phoneSize = { width: 375, height: 812 };

/** The administrator of a company, in a browser. */
export class BrowserCustomer {
  readonly company: NewCompany = newCompany();
  #page: Page;
  #phone = this.company.phone;
  readonly #installation: Installation;

  private constructor(installation: Installation, page: Page) {
    this.#installation = installation;
    this.#page = page;
  }

  static async open(installation: Installation, context: BrowserContext): Promise<BrowserCustomer> {
    const customer = new BrowserCustomer(installation, await context.newPage());
    await proveWhenAsked(customer.page, customer.company.password);
    return customer;
  }

  get page(): Page {
    return this.#page;
  }

  /** The number with which the person logs in. */
  get phone(): string {
    return this.#phone;
  }

  /** The person has lost the phone, and got another number. */
  takeNewNumber(): string {
    this.#phone = newCompany().phone;
    return this.#phone;
  }

  at(path: string): string {
    return `${this.#installation.customers}${path}`;
  }

  async register(): Promise<void> {
    await registerAccount(this.page, this.company, this.at('/register/account'), this.#installation.letters.withCode);
  }

  async apply(fill = fillPermit): Promise<void> {
    await submitPermit(this.page, fill);
  }

  /** Fills in the cards of the people. The legal person's identity card is good until this day. */
  async fillCards(idValidTo: string): Promise<void> {
    await saveLegalPerson(this.page, idValidTo);
    await saveAgent(this.page);
  }

  /** Opens the link that went to the administrator's phone, on a phone. */
  async onPhone(link: string): Promise<Page> {
    const phone = await otherBrowser(this.page.context(), { viewport: phoneSize });
    await phone.goto(link);
    return phone;
  }

  async submit(): Promise<void> {
    await submitVerification(this.page);
  }

  /** Corrects what was found: the letter of authority. */
  async correctLetter(finding: string): Promise<void> {
    const { page } = this;
    await expect(page.getByRole('list', { name: '退回原因' })).toContainText(finding);
    await page.getByRole('button', { name: '去修改授权委托书' }).click();
    const agent = page.getByRole('region', { name: '管理员信息' });
    await agent.getByRole('button', { name: `删除${paper.name}` }).click();
    await pickFile(page, '授权委托书', { ...paper, name: '盖章件.pdf' });
    await agent.getByRole('button', { name: '保存管理员信息' }).click();
    await expect(agent.getByText('已完成')).toBeVisible();
    await this.submit();
  }

  async enterCentre(): Promise<void> {
    const { page } = this;
    await expect(page.getByText('恭喜，企业认证成功')).toBeVisible();
    await page.getByRole('link', { name: '进入产品中心' }).first().click();
    await expect(page).toHaveURL(this.at('/center/product/product'));
    await this.isIn();
  }

  async applyForProduct(name: string, ownPaper: string): Promise<void> {
    const { page } = this;
    await page.goto(this.at('/center/product/product'));
    await page.getByRole('button', { name: `申请开通${name}` }).click();
    const panel = page.getByRole('dialog', { name: `申请开通${name}` });
    // The papers that the platform has verified are there already.
    for (const label of ['产品开通申请书（盖章）', ownPaper]) await pickFile(page, label, paper);
    await panel.getByRole('checkbox').check();
    await panel.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByRole('button', { name: `查看${name}的开通进度` })).toBeVisible();
  }

  /** The product is open, and its agreement waits. */
  async goesToSign(name: string): Promise<void> {
    const { page } = this;
    await page.goto(this.at('/center/product/product'));
    await page.getByRole('link', { name: `去签署 ${name}的协议` }).click();
    await expect(page.getByRole('heading', { level: 1, name: '协议管理' })).toBeVisible();
  }

  /** Reads the agreement of a product to its end, agrees, and proves it with a code. */
  async confirmAgreement(product: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: new RegExp(`^去签署${product}`) }).click();
    const text = page.getByRole('region', { name: '协议正文' });
    await text.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    const send = () => page.getByRole('button', { name: /获取验证码/ }).click();
    await this.#installation.letters.withCode(page, this.company.phone, send, async (code) => {
      await page.getByLabel('短信验证码').fill(code);
      await page.getByRole('button', { name: '确认签署' }).click();
    });
  }

  async logIn(): Promise<void> {
    if (new URL(this.page.url()).pathname !== '/login') await this.page.goto(this.at('/login'));
    await logIn(this.page, this.phone, this.company.password, this.#installation.letters.withCode);
  }

  /**
   * Some time later the person comes back in a new tab and logs in. A code goes to the same number once a minute, and a
   * tab counts the seconds.
   */
  async logInLater(): Promise<void> {
    await this.#installation.waitForNextCode();
    const context = this.#page.context();
    await this.#page.close();
    this.#page = await context.newPage();
    await proveWhenAsked(this.#page, this.company.password);
    await this.logIn();
  }

  /** The session was ended elsewhere: the next click leads to the login. */
  async isOutAtNextClick(): Promise<void> {
    const { page } = this;
    await expect(async () => {
      // On a busy machine the page may hear of it from its stream while the click is on its way.
      if (!page.url().includes('/login')) await bell(page).click({ timeout: 5_000 });
      await expect(page).toHaveURL(/\/login/, { timeout: 10_000 });
    }).toPass();
  }

  /** The person is in the company, whatever page that is. */
  async isIn(): Promise<void> {
    await expect(this.page.getByRole('banner').getByText(this.company.compName)).toBeVisible();
  }

  /**
   * The login leads to the renewal, because the legal person's identity card has ended. Each try has pictures of its
   * own; a second one reads the finding about the first.
   */
  async renewIdentityCard(validTo: string, tried: string, finding?: string): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: '更新证照' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /更新企业证照/ })).toBeVisible();
    if (finding !== undefined) await expect(page.getByRole('main')).toContainText(finding);
    // Enter in a form with everything filled in would send it.
    await pickDay(page, '身份证有效期至', validTo);
    const renewed = { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.from(tried)]) };
    await pickFile(page, '身份证人像面', renewed);
    await pickFile(page, '身份证国徽面', renewed);
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('证照更新申请已提交')).toBeVisible();
  }
}
