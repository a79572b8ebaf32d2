import type { BootDocument } from '@portal/shared/boot';
import type { GuardedRoute } from '@portal/shared/session/rules';
import { matchPath } from 'react-router-dom';
import { routes as hostPages } from './host-pages';
import { ownerOf } from './owner';

/** Addresses that only lead on; where they lead is decided there. */
const passages = new Set(['/', '/index', '/center']);

/** What the guard has to know of the route at a path; null where there is none. */
export function guardedRoute({ remotes }: Pick<BootDocument, 'remotes'>, path: string): GuardedRoute | null {
  const owner = ownerOf(remotes, path);
  if (owner) return owner.owned;
  if (passages.has(path)) return { permission: path === '/center' };
  return hostPages.some((page) => page.path && matchPath(page.path, path)) ? { permission: false } : null;
}
