import { localStore, ownEpoch } from '../../session/public';

/** The last event that came to this browser, for the tab that goes on listening. */
const key = 'portal-news-place';

/** Undefined if nothing has come yet, or only events for another person. */
export function readPlace(): string | undefined {
  const [epoch, id] = (localStore.get(key) ?? '').split(' ');
  return id && epoch === ownEpoch() ? id : undefined;
}

export function writePlace(id: string): void {
  localStore.set(key, `${ownEpoch()} ${id}`);
}
