import { call } from '@portal/shared/api';
import type { FramedUploadProps } from '@portal/shared/ui/fields';
import { useRef } from 'react';

/**
 * Sends the picked files by the ticket. The page keeps its own copies to show them: without a session nothing comes back
 * from the server.
 */
export function useTicketFiles(ticket: string): Pick<FramedUploadProps, 'upload' | 'load'> {
  const kept = useRef(new Map<string, File>());
  return {
    upload: async (file, { signal, onProgress }) => {
      const onFraction = (fraction: number) => onProgress(Math.round(fraction * 100));
      const options = { signal, handlesErrors: true, loading: false, onProgress: onFraction } as const;
      const stored = await call('wayOutFile', { query: { ticket }, file }, options);
      kept.current.set(stored.fileToken, file);
      return stored;
    },
    load: async (fileToken) => {
      const file = kept.current.get(fileToken);
      if (!file) throw new Error('the file was not picked on this page');
      return file;
    },
  };
}
