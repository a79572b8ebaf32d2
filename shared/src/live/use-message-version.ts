import { useEffect, useReducer } from 'react';
import { onNews } from './news';

/**
 * Grows with each message that comes. A page that shows what messages tell of, such as the state of a request, loads
 * again then. A message that came while the stream was broken comes when it is back.
 */
export function useMessageVersion(): number {
  const [version, grow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onNews(({ kind }) => kind === 'message' && grow()), []);
  return version;
}
