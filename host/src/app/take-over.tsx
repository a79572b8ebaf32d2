import type { BootDocument } from '@portal/shared/boot';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { loadPreferred } from '../federation/load-preferred';
import { reportLoad } from '../federation/load-report';
import { ownerOf } from '../federation/owner';
import { fellBack, loadRoutes } from '../federation/remotes';
import { passages } from './routing/host-pages';
import type { PortalRouter } from './routing/router';

interface Begun<R> {
  readonly created: R;
  readonly application: ReactElement;
}

/** Loads the code of the page that the document is. Rejects if it does not come, which has been reported by then. */
async function loadPage({ remotes }: BootDocument, path: string): Promise<{ asDrawn: boolean }> {
  const owner = ownerOf(remotes, path);
  if (!owner) throw new Error(`no remote owns ${path}`);
  const { slot, package: name, build } = owner;
  const matches = matchRoutes(await loadRoutes(owner), path) ?? [];
  await loadPreferred({
    fresh: () => Promise.all(matches.map(({ route: { lazy } }) => typeof lazy === 'function' && lazy())),
    lastGood: null,
    onOutcome: (figures, cause) =>
      figures.outcome !== 'loaded' && reportLoad({ slot, package: name, build, ...figures }, cause),
  });
  return { asDrawn: !fellBack(owner) };
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
 * person has typed, unfolded and scrolled. The page is drawn anew only where it is another one: the way leads elsewhere,
 * such as to the lock, or the release before has come instead. Null if the page's code did not come: a page that people
 * can read and walk is better than one that says so.
 */
export async function takeOver<R extends Pick<PortalRouter, 'router'>>(
  boot: BootDocument,
  root: HTMLElement,
  begin: () => Begun<R>,
): Promise<R | null> {
  const path = passages[location.pathname] ?? location.pathname;
  const page = await loadPage(boot, path).catch(() => null);
  if (!page) return null;
  const { created, application } = begin();
  await initialized(created);
  const { location: now, errors } = created.router.state;
  if (page.asDrawn && now.pathname === path && !errors) startTransition(() => void hydrateRoot(root, application));
  else {
    root.replaceChildren();
    createRoot(root).render(application);
  }
  return created;
}
