import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../../support/log-in';

interface Version {
  loaded?: unknown;
  lib?: () => Record<string, unknown>;
}

/** The part of the federation runtime that these tests look at: shared modules by scope, name and version. */
interface Runtime {
  __INSTANCES__: { name: string; shareScopeMap: Record<string, Record<string, Record<string, Version>>> }[];
  __SHARE__: Record<string, Record<string, Record<string, Record<string, Version>>>>;
}

/** How many versions of each shared module have been loaded into the page. */
function loadedShared(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const { __SHARE__ } = (globalThis as unknown as { __FEDERATION__: Runtime }).__FEDERATION__;
    const loaded: Record<string, Set<unknown>> = {};
    for (const scopes of Object.values(__SHARE__))
      for (const [name, versions] of Object.entries(scopes.default ?? {}))
        for (const version of Object.values(versions))
          if (version.loaded) loaded[name] = (loaded[name] ?? new Set()).add(version);
    return Object.fromEntries(Object.entries(loaded).map(([name, versions]) => [name, versions.size]));
  });
}

/** Sets a value in the host's session store and reads it from the store that the remote's own runtime has. */
function readThroughRemote(page: Page, packageName: string): Promise<unknown> {
  return page.evaluate((name) => {
    const { __INSTANCES__ } = (globalThis as unknown as { __FEDERATION__: Runtime }).__FEDERATION__;
    const sessionOf = (start: string) => {
      const instance = __INSTANCES__.find((one) => one.name.startsWith(start));
      if (!instance) throw new Error(`no instance ${start} among ${__INSTANCES__.map((one) => one.name)}`);
      const versions = Object.values(instance.shareScopeMap.default?.['@portal/shared/session'] ?? {});
      const lib = versions.find((version) => version.lib)?.lib;
      if (!lib) throw new Error(`${instance.name} has no session store`);
      return lib() as { setSidebarMode: (mode: string) => void; sessionState: () => { sidebarMode: string } };
    };
    sessionOf('host').setSidebarMode('sidebar');
    return sessionOf(`portal_${name}_`).sessionState().sidebarMode;
  }, packageName);
}

const remotes: { name: string; path: string; phone?: string }[] = [
  { name: 'site', path: '/index/index' },
  { name: 'registration', path: '/register/account' },
  { name: 'account', path: '/center/crm/user' },
  // Its page shows rows of the person's own: somebody has to be logged in.
  { name: 'message', path: '/msg/crm/message/list', phone: '13800000014' },
  { name: 'product', path: '/center/product/product' },
];

for (const { name, path, phone } of remotes)
  test(`${name} shares the host's React, router and session store`, async ({ page }) => {
    if (phone) {
      await logIn(page, phone);
      await expect(page).toHaveURL('/center/product/product');
    }
    await page.goto(`/standalone/${name}${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    // The gateway's shell has a heading too: what is on screen says nothing of the scripts.
    await expect(async () => expect(await readThroughRemote(page, name)).toBe('sidebar')).toPass({ timeout: 15_000 });
    const loaded = await loadedShared(page);
    for (const module of ['react', 'react-dom', 'react-router-dom', '@portal/shared/session'])
      expect({ module, copies: loaded[module] }).toEqual({ module, copies: 1 });
  });

/** In the host's session store. */
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
  await page.goto('/standalone/account');
  const menu = page.getByRole('navigation', { name: '账户中心' });
  await expect(menu.getByRole('button', { name: '收起侧边栏' })).toBeVisible();
  // Once more where the page itself sets it after what it first shows.
  await expect(async () => {
    await closeSidebar(page);
    await expect(menu.getByRole('button', { name: '展开侧边栏' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
});
