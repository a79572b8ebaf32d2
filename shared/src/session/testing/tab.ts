import { jest } from '@jest/globals';
import { FakeBroadcastChannel } from './fake-broadcast-channel';

type Session = typeof import('../public');

/** Opens a tab of this browser: the session's modules once more, over the same cookies and the same local storage. */
export function openTab(): { session: Session; close: () => void } {
  let session: Session | undefined;
  jest.isolateModules(() => {
    session = jest.requireActual<Session>('../public');
  });
  if (!session) throw new Error('the session did not load');
  return { session, close: session.startSession() };
}

export function useFakeBroadcastChannel(): void {
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
}

export function removeBroadcastChannel(): void {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}

export function clearBrowser(): void {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
}
