import { KeptAnswersContext, keepAnswers } from '@portal/shared/api';
import { type BootDocument, bootDocument, rootElementId } from '@portal/shared/boot';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { registerBootRemotes } from '../federation/container';
import { watchCrashes } from '../federation/watch-crashes';
import type { PortalRouter } from './routing/router';

/** Makes the router of the application. It forgets the answers that pages keep when somebody else may see the page. */
type CreateRouter<R> = (boot: BootDocument, forgetAnswers: () => void) => R;

/** Starts the application with the document's remotes. */
export function mount<R extends Pick<PortalRouter, 'router'>>(createRouter: CreateRouter<R>): R {
  const boot = bootDocument();
  const root = document.getElementById(rootElementId);
  if (!root) throw new Error(`no #${rootElementId} in the document`);
  watchCrashes(boot);
  registerBootRemotes(boot.remotes);
  const kept = keepAnswers(boot.answers);
  const created = createRouter(boot, () => kept.asked.clear());
  createRoot(root).render(
    <KeptAnswersContext value={kept}>
      <RouterProvider router={created.router} />
    </KeptAnswersContext>,
  );
  return created;
}
