import { expect, type Page } from '@playwright/test';
import type { Authenticator } from '../../support/authenticator';
import { beginWork, openAccount, provesWith, typeCode, typePassword } from '../../support/staff';
import type { Installation } from '../installation/installation';
import { staffPassword } from './colleagues';

interface Own {
  readonly displayName: string;
  readonly loginName: string;
  readonly authenticator: Authenticator;
}

/** One of the platform's own people, at the desk in a browser. */
export class BrowserStaff {
  readonly displayName: string;
  readonly page: Page;
  readonly #installation: Installation;
  readonly #loginName: string;
  readonly #authenticator: Authenticator;

  private constructor(installation: Installation, page: Page, { displayName, loginName, authenticator }: Own) {
    this.#installation = installation;
    this.page = page;
    this.displayName = displayName;
    this.#loginName = loginName;
    this.#authenticator = authenticator;
  }

  /** Follows a one-time link: the person chooses a password and binds an authenticator. */
  static async accept(installation: Installation, page: Page, link: string, displayName: string) {
    const { pathname, hash } = new URL(link);
    await page.goto(installation.staff + pathname + hash);
    const own = await openAccount(page, displayName, staffPassword, () => installation.now());
    await beginWork(page);
    await provesWith(page, () => own.authenticator.next());
    return new BrowserStaff(installation, page, { displayName, ...own });
  }

  /** Opens a page of the desk. A session that is over asks for the login first. */
  async open(path: string): Promise<void> {
    const { page } = this;
    await page.goto(this.#installation.staff + path);
    const login = page.getByRole('heading', { name: '员工登录' });
    await expect(login.or(this.#menu)).toBeVisible();
    if (await login.isVisible()) await this.#logIn();
  }

  get #menu() {
    return this.page.getByRole('navigation', { name: '平台业务' });
  }

  async #logIn(): Promise<void> {
    await typePassword(this.page, this.#loginName, staffPassword);
    await typeCode(this.page, () => this.#authenticator.next());
    await expect(this.#menu).toBeVisible();
  }
}
