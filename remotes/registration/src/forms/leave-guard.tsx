import { useEffect, useState } from 'react';

type Guard = typeof import('@portal/shared/ui/frame')['UnsavedGuard'];

/** The guard of unsaved work, whose code comes once there is something to lose. */
export function LeaveGuard({ when }: { when: boolean }) {
  const [loaded, setLoaded] = useState<{ Guard: Guard } | null>(null);

  useEffect(() => {
    if (!when || loaded) return;
    let shown = true;
    import('@portal/shared/ui/frame').then(
      ({ UnsavedGuard }) => shown && setLoaded({ Guard: UnsavedGuard }),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [when, loaded]);

  return loaded && <loaded.Guard when={when} />;
}
