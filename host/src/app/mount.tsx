import { KeptAnswersContext, keepAnswers } from '@portal/shared/api';
import { type BootDocument, bootDocument, rootElementId } from '@portal/shared/boot';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { registerBootRemotes } from '../federation/container';
import { watchCrashes } from '../federation/watch-crashes';
import type { PortalRouter } from './routing/router';
import { takeOver } from './take-over';

/** Makes the router of the application. It forgets the answers that pages keep when somebody else may see the page. */
type CreateRouter<R> = (boot: BootDocument, forgetAnswers: () => void) => R;

/** Starts the application with the document's remotes. Null: the page that came as HTML goes on without it. */
export async function mount<R extends Pick<PortalRouter, 'router'>>(createRouter: CreateRouter<R>): Promise<R | null> {
  const boot = bootDocument();
  const root = document.getElementById(rootElementId);
  if (!root) throw new Error(`no #${rootElementId} in the document`);
  let router: PortalRouter['router'] | undefined;
  watchCrashes(boot, () => router?.state.matches ?? []);
  registerBootRemotes(boot.remotes);
  const kept = keepAnswers(boot.answers);
  const begin = () => {
    const created = createRouter(boot, () => kept.asked.clear());
    router = created.router;
    const application = (
      <KeptAnswersContext value={kept}>
        <RouterProvider router={created.router} />
      </KeptAnswersContext>
    );
    return { created, application };
  };
  if (boot.answers) return takeOver(boot, root, begin);
  const { created, application } = begin();
  createRoot(root).render(application);
  return created;
}
