import type { StreamEvents } from '../contract/public';

/** What happened to a person's messages, as the tabs of a browser tell each other. */
export type News =
  | { readonly kind: 'message'; readonly message: StreamEvents['message'] }
  | { readonly kind: 'unread'; readonly unread: StreamEvents['unread'] }
  /** Messages were read, deleted or brought back, or something may have been missed: whoever shows any asks again. */
  | { readonly kind: 'changed' };

type Listener = (news: News) => void;

const channelName = 'portal-news';
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

/** The way to the other tabs, null where the browser has none: each tab then learns by asking. */
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

/** Hears what this tab and all others tell, until the answered function is called. */
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
