import type { BootDocument } from '@portal/shared/boot';
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router-dom';
import { withTries } from '../federation/try-policy';
import { concerns, waitingReleases } from '../releases/waiting-releases';
import type { Access, Ways } from './access';
import { ownerOf } from './owner';
import { portalPath } from './portal-path';
import { isVisit } from './visit';

export interface Guard {
  middleware: MiddlewareFunction;
  /** Whether the customer will be sent elsewhere, or to a new document: then nothing of the page is fetched. */
  sendsOn: (path: string) => Promise<boolean>;
}

/** A newer release takes over with the page that a customer goes to; filters and tabs of the same page keep it. */
function comesWithNewRelease(boot: BootDocument, path: string): boolean {
  const here = portalPath(boot.standalone?.basePath, location.pathname);
  return path !== here && concerns(waitingReleases(), ownerOf(boot.remotes, path)?.remote.slot);
}

/** Runs before every page: whoever may not see one is sent on without a glimpse of it. */
export function createGuard(boot: BootDocument, ways: Ways): Guard {
  let opened: Promise<Access> | null = null;
  const access = () => {
    opened ??= withTries(() => import('./access')).then(
      ({ openAccess }) => openAccess(boot, ways),
      (error: unknown) => {
        opened = null;
        throw error;
      },
    );
    return opened;
  };
  return {
    async middleware({ request }, next) {
      const url = new URL(request.url);
      const path = portalPath(boot.standalone?.basePath, url.pathname);
      // A session that was begun goes on: also the public site is then one of its pages.
      if (isVisit(path) && opened === null) return next();
      if (comesWithNewRelease(boot, path)) throw redirectDocument(request.url);
      const { elsewhere, note, askAhead } = await access();
      note(path);
      const to = await elsewhere(url);
      if (to !== null) throw redirect(to);
      askAhead(path);
      return next();
    },
    async sendsOn(path) {
      if (isVisit(path)) return false;
      if (comesWithNewRelease(boot, path)) return true;
      return (await access()).sendsOn(new URL(path, location.origin));
    },
  };
}
