import { ApiError, call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { useLoaded } from '@portal/shared/ui';

export type VerifiedPapers = CallReply<'productPapers'>;

/** The verified papers of the company. Without an answer there are none: then each material is uploaded. */
export const usePapers = () =>
  useLoaded<VerifiedPapers>((signal) =>
    call('productPapers', {}, { signal, handlesErrors: true }).catch((error: unknown) => {
      ApiError.expect(error);
      return [];
    }),
  );
