import { KeptAnswersContext, keepAnswers } from '@portal/shared/api';
import { type BootDocument, bootDocument, rootElementId } from '@portal/shared/boot';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { registerBootRemotes } from '../federation/container';
import { keepGlobals } from '../federation/page-globals';
import { watchCalls } from '../federation/watch-calls';
import { reactOptions, watchCrashes } from '../federation/watch-crashes';
import { whenQuiet } from './prefetch/when-quiet';
import type { PortalRouter } from './routing/router';
import { takeOver } from './take-over';

/** Makes the router of the application. It forgets the answers that pages keep when somebody else may see the page. */
type CreateRouter<R> = (boot: BootDocument, forgetAnswers: () => void) => R;

/** What watches the page while people are on it must not come in the way of its first screen. */
const quiet = 2_000;

/** Starts the application with the document's remotes. Null: the page that came as HTML goes on without it. */
export async function mount<R extends Pick<PortalRouter, 'router'>>(createRouter: CreateRouter<R>): Promise<R | null> {
  const boot = bootDocument();
  const root = document.getElementById(rootElementId);
  if (!root) throw new Error(`no #${rootElementId} in the document`);
  let router: PortalRouter['router'] | undefined;
  const routesNow = () => router?.state.matches ?? [];
  const tell = watchCrashes(boot, routesNow);
  watchCalls(boot, routesNow);
  keepGlobals(boot.host, ({ stack, ...replaced }) => tell({ kind: 'global', place: stack, ...replaced }));
  registerBootRemotes(boot.remotes);
  const kept = keepAnswers(boot.answers);
  const begin = () => {
    const created = createRouter(boot, () => kept.asked.clear());
    const { router: watched } = created;
    router = watched;
    const watch = () =>
      import('./trouble/watch-page').then(({ watchPage }) => watchPage({ boot, router: watched, tell }));
    // The harness has no tickets with which to tell.
    if (!boot.standalone) whenQuiet(quiet, () => void watch().catch(() => undefined));
    const application = (
      <KeptAnswersContext value={kept}>
        <RouterProvider router={created.router} />
      </KeptAnswersContext>
    );
    return { created, application };
  };
  const options = reactOptions(tell);
  if (boot.answers) return takeOver({ boot, root, options }, begin);
  const { created, application } = begin();
  createRoot(root, options).render(application);
  return created;
}
