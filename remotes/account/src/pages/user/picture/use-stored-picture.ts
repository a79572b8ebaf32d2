import { loadFile } from '@portal/shared/api';
import { useEffect, useState } from 'react';

/** An address for a stored picture. Pictures need the token, and an image element would not send it. */
export function useStoredPicture(fileToken: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (fileToken === null) return;
    const controller = new AbortController();
    let made: string | null = null;
    loadFile(fileToken, controller.signal).then(
      (blob) => {
        if (controller.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      // The person's initial stands in its place.
      () => undefined,
    );
    return () => {
      controller.abort();
      setAddress(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [fileToken]);

  return address;
}
