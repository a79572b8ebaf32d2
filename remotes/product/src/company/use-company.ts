import { ApiError, call } from '@portal/shared/api';
import { prodCodes } from '@portal/shared/codes';
import { ensureCompInfo, ensureResources, sessionState, useSession } from '@portal/shared/session';
import { useCallback, useEffect, useState } from 'react';

export type Company = ReturnType<typeof useCompany>;

/** The company info and the person's rights there, shared with the host: the first caller asks for both. */
async function load(): Promise<void> {
  const productCode = sessionState().prodCode ?? prodCodes.portal;
  await Promise.all([
    ensureCompInfo(() => call('custEmployeeInfoComp', { body: { productCode } }, { handlesErrors: true })),
    ensureResources(() => call('findResAllByToken', {}, { handlesErrors: true })),
  ]);
}

export function useCompany() {
  const held = useSession(({ compInfo }) => compInfo);
  const complete = useSession(({ compInfo, auth }) => compInfo !== null && auth !== null);
  const locked = useSession((state) => state.locked);
  /** Each visit of this page asks again. What is known stays meanwhile, and so do the lists that stand on it. */
  const last = useSession(({ lastCompInfo }) => lastCompInfo);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const retry = useCallback(async () => {
    try {
      await load();
      setFailure(null);
    } catch (error) {
      ApiError.expect(error);
      setFailure(error);
    }
  }, []);

  useEffect(() => {
    if (!complete && !locked) void retry();
  }, [complete, locked, retry]);

  return { compInfo: held ?? last, failure: complete ? null : failure, retry };
}
