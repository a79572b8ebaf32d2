import type { LoadFault } from '@portal/shared/boot';

/**
 * The kind of a failure to load, by what webpack, the federation runtime and this folder throw. Their texts have
 * addresses in them, and a release's own may say anything, so no text leaves the browser.
 */
export function loadFaultOf(cause: unknown): LoadFault {
  // A file's error has its address as `request`; the runtime puts an entry's error into a text of its own.
  const { type, request } = (cause ?? {}) as Partial<Record<'type' | 'request', unknown>>;
  const text = String(cause);
  if (type === 'timeout' || /TimeoutError|NetworkError.* timed out/.test(text)) return 'timeout';
  return request || text.includes('NetworkError') ? 'missing' : 'threw';
}
