import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type LoadedFile =
  | { state: 'loading'; blob: null }
  | { state: 'failed'; blob: null; message: string }
  | { state: 'ready'; blob: Blob };

/** Fetches a file while the person looks at it, and stops when they no longer do. */
export function useFile(open: boolean, load: (signal: AbortSignal) => Promise<Blob>) {
  const [file, setFile] = useState<LoadedFile>({ state: 'loading', blob: null });
  const [tries, setTries] = useState(0);
  const fetchIt = useEffectEvent(load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try is a new fetch
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    setFile({ state: 'loading', blob: null });
    fetchIt(controller.signal).then(
      (blob) => {
        if (!controller.signal.aborted) setFile({ state: 'ready', blob });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setFile({ state: 'failed', blob: null, message: error instanceof Error ? error.message : '' });
      },
    );
    return () => controller.abort();
  }, [open, tries]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { file, retry };
}
