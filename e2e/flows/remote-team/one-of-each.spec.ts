import { expect, type Page, test } from '@playwright/test';

/** The part of the federation runtime that these tests look at. */
interface Runtime {
  __INSTANCES__: { name: string; loadShare: (name: string) => Promise<() => Record<string, unknown>> }[];
  __SHARE__: Record<string, Record<string, Record<string, Record<string, { loaded?: unknown }>>>>;
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

/** Sets a value in the host's session store and reads it through the remote's own runtime. */
function readThroughRemote(page: Page, packageName: string): Promise<unknown> {
  return page.evaluate(async (name) => {
    const { __INSTANCES__ } = (globalThis as unknown as { __FEDERATION__: Runtime }).__FEDERATION__;
    const sessionOf = async (start: string) => {
      const instance = __INSTANCES__.find((one) => one.name.startsWith(start));
      if (!instance) throw new Error(`no instance ${start} among ${__INSTANCES__.map((one) => one.name)}`);
      return (await instance.loadShare('@portal/shared/session'))() as {
        setSidebarMode: (mode: string) => void;
        sessionState: () => { sidebarMode: string };
      };
    };
    (await sessionOf('host')).setSidebarMode('sidebar');
    return (await sessionOf(`portal_${name}_`)).sessionState().sidebarMode;
  }, packageName);
}

const remotes = [
  { name: 'site', path: '/index/index' },
  { name: 'registration', path: '/register/account' },
  { name: 'account', path: '/center/crm/user' },
  { name: 'message', path: '/msg/crm/message/list' },
  { name: 'product', path: '/center/product/product' },
];

for (const { name, path } of remotes)
  test(`${name} shares the host's React, router and session store`, async ({ page }) => {
    await page.goto(`/standalone/${name}${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await readThroughRemote(page, name)).toBe('sidebar');
    const loaded = await loadedShared(page);
    for (const module of ['react', 'react-dom', 'react-router-dom', '@portal/shared/session'])
      expect({ module, copies: loaded[module] }).toEqual({ module, copies: 1 });
  });
