import type { BootDocument } from '@portal/shared/boot';
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router-dom';
import { ownerOf } from '../../federation/owner';
import { withTries } from '../../federation/try-policy';
import { portalPath } from '../../kit/portal-path';
import { concerns, waitingReleases } from '../releases/waiting-releases';
import type { Access, Ways } from './access';
import { isVisit } from './visit';

export interface Guard {
  middleware: MiddlewareFunction;
  /** The path of the page that this path will show to the person, as far as it is known; null for a new document. */
  destination: (path: string) => Promise<string | null>;
}

/** A newer release starts when a customer goes to another page; filters and tabs of the same page keep the old one. */
function comesWithNewRelease(boot: BootDocument, path: string): boolean {
  return !isHere(boot, path) && concerns(waitingReleases(), ownerOf(boot.remotes, path)?.slot);
}

const isHere = ({ standalone }: BootDocument, path: string) =>
  path === portalPath(standalone?.basePath, location.pathname);

/** Runs before every page. A person who may not see the page is sent on and never sees a part of it. */
export function createGuard(boot: BootDocument, ways: Ways): Guard {
  let opened: Promise<Access> | null = null;
  const access = () => {
    opened ??= withTries(() => import(/* webpackChunkName: "access" */ './access')).then(
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
      // A session that has begun goes on: then the public site is one of its pages too.
      if (isVisit(boot, path) && opened === null) return next();
      if (comesWithNewRelease(boot, path)) throw redirectDocument(request.url);
      const { elsewhere, isLater, note, askAhead } = await access();
      if (isLater(path) && !isHere(boot, path)) throw redirectDocument(request.url);
      note(path);
      const to = await elsewhere(url);
      if (to !== null) throw redirect(to);
      askAhead(path);
      return next();
    },
    async destination(path) {
      if (isVisit(boot, path)) return path;
      if (comesWithNewRelease(boot, path)) return null;
      const { isLater, sentTo } = await access();
      if (isLater(path) && !isHere(boot, path)) return null;
      const to = sentTo(new URL(path, location.origin));
      return to === null ? path : new URL(to, location.origin).pathname;
    },
  };
}
