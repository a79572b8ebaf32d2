export { type News, onNews, tellNews } from './news';
export { useUnread } from './unread';
export { useMessageVersion } from './use-message-version';
export { useNewsVersion } from './use-news-version';

/** The event stream: loaded with a session only, by the host. */
export const loadNewsStream = () => import('./stream/news-stream');

/** Reads any other stream of server-sent events. */
export const loadEventReader = () => import('./stream/follow-while-shown');
