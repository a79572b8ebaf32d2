import type { BootDocument } from '@portal/shared/boot';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { loadPreferred } from '../federation/load-preferred';
import { reportLoad } from '../federation/load-report';
import { ownerOf } from '../federation/owner';
import { loadAmongOthers } from '../federation/page-globals';
import { fellBack, loadRoutes } from '../federation/remotes';
import type { PortalRouter } from './routing/router';

interface Begun<R> {
  readonly created: R;
  readonly application: ReactElement;
}

/**
 * Loads the code that has drawn the page. Rejects if it does not come, which has been reported by then; the release
 * before would draw another page.
 */
async function loadPage({ remotes }: BootDocument, path: string): Promise<void> {
  const owner = ownerOf(remotes, path);
  if (!owner) throw new Error(`no remote owns ${path}`);
  const { slot, package: name, build } = owner;
  const routes = await loadRoutes(owner);
  if (fellBack(owner)) throw new Error(`${slot}: the release before has come instead of ${build}`);
  const matches = matchRoutes(routes, path) ?? [];
  await loadPreferred({
    fresh: () =>
      loadAmongOthers(slot, () =>
        Promise.all(matches.map(({ route: { lazy } }) => typeof lazy === 'function' && lazy())),
      ),
    lastGood: null,
    onOutcome: (figures, cause) =>
      figures.outcome !== 'loaded' && reportLoad({ slot, package: name, build, ...figures }, cause),
  });
}

const initialized = ({ router }: Pick<PortalRouter, 'router'>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Takes over the page that came as HTML: React finds there what it would draw itself and keeps it, with all that the
 * person has typed, unfolded and scrolled. The page is drawn anew only where the way leads elsewhere, such as to the
 * lock. Null if the page's code did not come: a page that people can read and walk is better than one that says so.
 */
export async function takeOver<R extends Pick<PortalRouter, 'router'>>(
  { boot, root, options }: { boot: BootDocument; root: HTMLElement; options: RootOptions },
  begin: () => Begun<R>,
): Promise<R | null> {
  const { pathname } = location;
  const came = await loadPage(boot, pathname).then(
    () => true,
    () => false,
  );
  if (!came) return null;
  const { created, application } = begin();
  await initialized(created);
  const { location: now, errors } = created.router.state;
  if (now.pathname === pathname && !errors) startTransition(() => void hydrateRoot(root, application, options));
  else {
    root.replaceChildren();
    createRoot(root, options).render(application);
  }
  return created;
}
