import { useCallback, useEffect, useRef } from 'react';

/**
 * The abort signal of a page: its calls end when it is left or hidden. A function, since a page that is shown again
 * needs a new one.
 */
export function usePageSignal(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
    },
    [],
  );
  return useCallback(() => {
    controller.current ??= new AbortController();
    return controller.current.signal;
  }, []);
}
