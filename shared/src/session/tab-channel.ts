import { localStore } from './safe-storage';

export type TabEvent = 'logout' | 'lock' | 'unlock' | 'switch';

export interface TabChannel {
  post(event: TabEvent): void;
  close(): void;
}

const name = 'portal-session';
/** The key for messages through storage, for browsers without BroadcastChannel. */
const storageKey = 'portal-tab-message';

function broadcast(receive: (event: TabEvent) => void): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabEvent>) => receive(data);
  return { post: (event) => channel.postMessage(event), close: () => channel.close() };
}

function throughStorage(receive: (event: TabEvent) => void): TabChannel {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && newValue) receive(newValue.split(':')[0] as TabEvent);
  };
  window.addEventListener('storage', listener);
  let sent = 0;
  return {
    post(event) {
      sent += 1;
      // An unchanged value would raise no event: the time and a number make each one different.
      localStore.set(storageKey, `${event}:${Date.now()}:${sent}`);
    },
    close: () => window.removeEventListener('storage', listener),
  };
}

/** The way to the other tabs of this browser. A tab never hears itself. */
export function openTabChannel(receive: (event: TabEvent) => void): TabChannel {
  return typeof BroadcastChannel === 'undefined' ? throughStorage(receive) : broadcast(receive);
}
