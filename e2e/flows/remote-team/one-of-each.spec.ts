import { expect, type Page, test } from '@playwright/test';
import { enter } from '../../support/enter';
import { logIn } from '../../support/log-in';

interface Version {
  lib?: () => unknown;
}

/** The part of the federation runtime that these tests read: shared modules by instance, scope, name and version. */
interface Runtime {
  __SHARE__: Record<string, Record<string, Record<string, Record<string, Version>>>>;
}

/** For each shared module that remotes have taken, and for each copy of it: is it the one that the host itself runs? */
function takenModules(page: Page): Promise<Record<string, boolean[]>> {
  return page.evaluate(() => {
    const { __FEDERATION__, ...globals } = globalThis as unknown as { __FEDERATION__: Runtime } & Record<
      string,
      unknown
    >;
    const chunks = Object.keys(globals).find((name) => name.startsWith('webpackChunkportal_host_'));
    if (!chunks) throw new Error('no host in the page');
    const ofHost = new Set<unknown>();
    // A chunk without modules, with a new name each time. webpack runs its code with the same arguments as its own
    // modules.
    (globals[chunks] as unknown[]).push([
      [`probe ${performance.now()}`],
      {},
      ({ c: modules }: { c: Record<string, { exports: unknown }> }) => {
        for (const { exports } of Object.values(modules)) ofHost.add(exports);
      },
    ]);
    const taken: Record<string, Map<unknown, boolean>> = {};
    for (const scopes of Object.values(__FEDERATION__.__SHARE__))
      for (const [name, versions] of Object.entries(scopes.default ?? {}))
        for (const { lib } of Object.values(versions))
          if (lib) taken[name] = (taken[name] ?? new Map()).set(lib(), ofHost.has(lib()));
    return Object.fromEntries(Object.entries(taken).map(([name, copies]) => [name, [...copies.values()]]));
  });
}

const react = ['react', 'react/jsx-runtime'];
const centre = [...react, '@portal/shared/session', '@portal/shared/api', '@portal/shared/ui'];

const remotes: { name: string; path: string; takes: string[]; phone?: string }[] = [
  { name: 'site', path: '/index/index', takes: [...react, 'react-router-dom'] },
  { name: 'registration', path: '/register/account', takes: [...centre, 'react-router-dom'] },
  // Pages of the centre begin with the login, so somebody has to be logged in.
  { name: 'account', path: '/center/crm/user', takes: centre, phone: '13800000014' },
  { name: 'message', path: '/msg/crm/message/list', takes: [...centre, 'react-router-dom'], phone: '13800000014' },
  {
    ...{ name: 'product', path: '/center/product/product', phone: '13800000013' },
    takes: [...centre, 'react-router-dom'],
  },
  { name: 'trade', path: '/center/scm/voucher', takes: [...centre, 'react-router-dom'], phone: '13800000013' },
];

for (const { name, path, takes, phone } of remotes)
  test(`${name} runs on the host's own React, router and session store`, async ({ page }) => {
    if (phone) {
      await logIn(page, phone);
      await expect(page).toHaveURL('/center/product/product');
    }
    await page.goto(`/standalone/${name}${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    // The gateway's shell has a heading too, so the screen does not show whether the scripts ran.
    await expect(async () =>
      expect(Object.keys(await takenModules(page))).toEqual(expect.arrayContaining(takes)),
    ).toPass({
      timeout: 15_000,
    });
    for (const [module, copies] of Object.entries(await takenModules(page)))
      expect({ module, copies }).toEqual({ module, copies: [true] });
  });

/** Closes it in the session store. The tests above show that this store is the host's. */
function closeSidebar(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { __SHARE__ } = (globalThis as unknown as { __FEDERATION__: Runtime }).__FEDERATION__;
    const scopes = Object.values(__SHARE__).map((scope) => scope.default?.['@portal/shared/session'] ?? {});
    const lib = scopes.flatMap((versions) => Object.values(versions)).find((version) => version.lib)?.lib;
    if (!lib) throw new Error('no session store');
    (lib() as { openSidebar: (opened: boolean, device: string) => void }).openSidebar(false, 'desktop');
  });
}

test('what the host sets in the store is seen by a remote on screen', async ({ page }) => {
  // Without a login the page goes to the login as soon as its first answer comes.
  await enter(page, '13800000001', '/center/product/product');
  await page.goto('/standalone/account');
  const menu = page.getByRole('navigation', { name: '账户中心' });
  await expect(menu.getByRole('button', { name: '收起侧边栏' })).toBeVisible();
  // Repeats this, because the page itself may set it after its first picture.
  await expect(async () => {
    await closeSidebar(page);
    await expect(menu.getByRole('button', { name: '展开侧边栏' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
});
