import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { BootRelease, BootRemote } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

/** The only file that talks to the federation runtime. */

const entryTimeout = 8_000;

export interface RemoteModule {
  routes: RouteObject[];
}

/**
 * After a provided module fails to load, the runtime waits for it for ever. This plugin makes the next try ask again.
 */
const forgetFailedLoads: ModuleFederationRuntimePlugin = {
  name: 'portal-forget-failed-loads',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};

export function registerBootRemotes(remotes: readonly BootRemote[]): void {
  // For the remotes' instances of the runtime, which are still to come: the host's own instance loads no shared module.
  registerGlobalPlugins([forgetFailedLoads]);
  registerPlugins([
    {
      name: 'portal-entry-script',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = globalThis.__portalIntegrity?.(url) ?? '';
        return { script, timeout: entryTimeout };
      },
    },
  ]);
  for (const remote of remotes) registerRelease(remote.slot, remote);
}

/** The name of a slot's last good release, which stands beside the new one. */
export const lastGoodName = (slot: string): string => `last-good-${slot}`;

/** Makes a release known under a name, and replaces the release that had the name before. */
export function registerRelease(name: string, { entry, globalName }: BootRelease): void {
  registerRemotes([{ name, entry, entryGlobalName: globalName, type: 'global' }], { force: true });
}

export async function loadContainer(name: string): Promise<RemoteModule> {
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module?.routes) throw new Error(`${name} exposes no routes`);
  return module;
}
