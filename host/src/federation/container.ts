import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BootRemote } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

/** The only file that talks to the federation runtime. */

const entryTimeout = 8_000;

export interface RemoteModule {
  routes: RouteObject[];
}

export function registerBootRemotes(remotes: readonly BootRemote[]): void {
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
  registerRemotes(remotes.map((remote) => asRegistered(remote)));
}

function asRegistered({ slot, entry, globalName }: BootRemote) {
  return { name: slot, entry, entryGlobalName: globalName, type: 'global' } as const;
}

export async function loadContainer(remote: BootRemote): Promise<RemoteModule> {
  const module = await loadRemote<RemoteModule>(`${remote.slot}/routes`);
  if (!module?.routes) throw new Error(`${remote.slot} exposes no routes`);
  return module;
}
