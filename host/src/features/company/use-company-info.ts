import { ApiError } from '@portal/shared/api';
import { onNews } from '@portal/shared/live';
import { accessToken, useSession } from '@portal/shared/session';
import { useCallback, useEffect, useState } from 'react';
import { useLastKnown } from '../../kit/use-last-known';
import { loadCompanyInfo, loadCompanyInfoAgain } from './session-parts';

export type CompanyInfoView = ReturnType<typeof useCompanyInfo>;

/** The company info for the frame. Each visit of the product page clears it, and this hook asks for it again. */
export function useCompanyInfo() {
  const held = useSession((state) => state.compInfo);
  const locked = useSession((state) => state.locked);
  /** The info that the header shows: the last known one while it is asked for again. */
  const compInfo = useLastKnown(held);
  /** The reason why the info did not come; null where nothing is wrong. */
  const [failure, setFailure] = useState<string | null>(null);

  const retry = useCallback(async () => {
    try {
      await loadCompanyInfo();
      setFailure(null);
    } catch (error) {
      ApiError.expect(error);
      if (!error.handled) setFailure(error.msg);
    }
  }, []);

  useEffect(() => {
    // A visitor has no company: "any path containing 'index' is reachable without a token", also in the centre.
    if (!held && !locked && accessToken() !== undefined) void retry();
  }, [held, locked, retry]);

  // A message may tell of the company's own data or of the person's place in it. A failure leaves what is known.
  useEffect(() => onNews(({ kind }) => void (kind === 'message' && loadCompanyInfoAgain().catch(ApiError.expect))), []);

  return { compInfo, failure: held ? null : failure, retry };
}
