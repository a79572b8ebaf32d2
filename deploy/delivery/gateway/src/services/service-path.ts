import { pathOf, searchOf } from '../http/path-of';

export interface ServicePath {
  readonly slot: string;
  /** Below the slot, with the query, as it was sent. */
  readonly rest: string;
}

const below = /^\/api\/([a-z][a-z0-9-]{0,63})(\/.*)?$/;

/** The slot that an address may belong to. Another spelling of the same address belongs to none. */
export function servicePath(url: string): ServicePath | undefined {
  const [, slot, rest = '/'] = below.exec(pathOf(url)) ?? [];
  if (slot === undefined) return undefined;
  const search = searchOf(url);
  return { slot, rest: search === '' ? rest : `${rest}?${search}` };
}

/** Returns whether the path would leave the place of the service, in any of its spellings. */
export function leavesItsPlace({ rest }: ServicePath): boolean {
  try {
    const path = decodeURIComponent(pathOf(rest));
    return /(?:^|[\\/])\.\.?(?:[\\/]|$)/.test(path) || /[\\\0]/.test(path);
  } catch {
    return true;
  }
}
