import type { StreamEvents } from '../contract/public';

/** The news about a person's messages that the tabs of a browser tell each other. */
export type News =
  | { readonly kind: 'message'; readonly message: StreamEvents['message'] }
  | { readonly kind: 'unread'; readonly unread: StreamEvents['unread'] }
  /**
   * Messages were read, deleted or brought back, or something may have been missed: pages that show messages ask again.
   */
  | { readonly kind: 'changed' };

type Listener = (news: News) => void;

const channelName = 'portal-news';
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

/** The channel to the other tabs; null if the browser has none. Each tab then learns the news by asking. */
function otherTabs(): BroadcastChannel | null {
  if (channel === undefined) {
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
    if (channel) channel.onmessage = ({ data }: MessageEvent<News>) => deliver(data);
  }
  return channel;
}

function deliver(news: News): void {
  for (const listener of [...listeners]) listener(news);
}

/** Hears the news of this tab and all others, until the returned function is called. */
export function onNews(listener: Listener): () => void {
  otherTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells this tab and all others. */
export function tellNews(news: News): void {
  deliver(news);
  otherTabs()?.postMessage(news);
}
