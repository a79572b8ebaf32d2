import { type APIRequestContext, test as base, expect } from '@playwright/test';
import './local-names';
import { origin, port } from './this-run';

/** A tenant of the demonstration. */
type Model = 'localhost' | 'jinqiao.localhost';

export interface OwnTenant {
  readonly code: string;
  readonly url: string;
  /** The code by which the demonstration knows a thing of this tenant, as in `codeOf('B', 'INIT')` for an account. */
  readonly codeOf: (kind: string, name: string) => string;
  /** The login name of somebody of the platform's who comes for this tenant alone, as in `staff('chushen')`. */
  readonly staff: (loginName: string) => string;
}

/** The tenant of the file whose tests run now. A worker runs one file after another. */
class TenantOfFile {
  readonly #portal: APIRequestContext;
  #key = '';
  #tenant: OwnTenant | undefined;

  constructor(portal: APIRequestContext) {
    this.#portal = portal;
  }

  async of(file: string, like: Model): Promise<OwnTenant> {
    const key = `${file} ${like}`;
    if (this.#tenant && this.#key === key) return this.#tenant;
    await this.remove();
    this.#tenant = await this.#make(like);
    this.#key = key;
    return this.#tenant;
  }

  async remove(): Promise<void> {
    const gone = this.#tenant;
    this.#tenant = undefined;
    if (gone) expect(await (await this.#portal.delete(`/dev/tenants/${gone.code}`)).json()).toEqual({ ok: true });
  }

  async #make(like: Model): Promise<OwnTenant> {
    const { code, letter, staff } = await (await this.#portal.post('/dev/tenants', { data: { like } })).json();
    const url = `http://${code}:${port}`;
    // The gateway hears of it a moment later.
    const isHere = async () => (await (await this.#portal.get(`${url}/dev/tenants/here`)).json()).code;
    await expect.poll(isHere, { intervals: [50] }).toBe(code);
    return { code, url, codeOf: (kind, name) => `${kind}demo${letter}${name}`, staff: (name) => name + staff };
  }
}

interface OfTest {
  /** The tenant of the demonstration whose people, companies and brand the own one has. */
  like: Model;
  /** The own tenant. All addresses of a test begin there. */
  tenant: OwnTenant;
}

/**
 * For files whose tests change something: passwords, messages, companies, releases. Each file has a tenant of its own,
 * with all people and companies of the demonstration, and staff. Nothing of it is left afterwards. Nobody else is there.
 */
export const test = base.extend<OfTest, { tenantOfFile: TenantOfFile }>({
  tenantOfFile: [
    async ({ playwright }, use) => {
      const portal = await playwright.request.newContext({ baseURL: origin });
      const tenants = new TenantOfFile(portal);
      await use(tenants);
      await tenants.remove();
      await portal.dispose();
    },
    { scope: 'worker' },
  ],
  like: ['localhost', { option: true }],
  tenant: ({ tenantOfFile, like }, use, { file }) => tenantOfFile.of(file, like).then(use),
  baseURL: ({ tenant }, use) => use(tenant.url),
});

export { expect };
