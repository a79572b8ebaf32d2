import { ApiError, call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';

const everyMs = 1_500;

/** Asks until the provider has a page for the phone, or a result. Ends with null when the page is left. */
export async function waitForResult(ticket: string, signal: AbortSignal): Promise<CallReply<'faceInfo'> | null> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    if (signal.aborted) return null;
    try {
      const info = await call('faceInfo', { body: { ticket } }, { signal, handlesErrors: true, loading: false });
      if (info.state !== 'SCANNED' || info.url !== '') return info;
    } catch (error) {
      ApiError.expect(error);
      if (signal.aborted) return null;
      // A phone's network comes and goes, and the next answer may come.
      if (error.kind === 'refused' && error.status !== '429') throw error;
    }
  }
}
