import { useSession } from '@portal/shared/session';
import { useEffect } from 'react';
import { useLastKnown } from '../../kit/use-last-known';
import { useLoadedCode } from '../../kit/use-loaded-code';

/** Keeps messages coming while somebody is logged in, in a company, and not locked out. Its code loads only then. */
export function LiveNews() {
  const known = useSession(({ compInfo, company }) => compInfo?.employeeCode ?? company?.employeeCode ?? null);
  const employeeCode = useLastKnown(known);
  const locked = useSession((state) => state.locked);
  const wanted = employeeCode !== null && !locked;
  const stream = useLoadedCode(
    () => import('@portal/shared/live').then(({ loadNewsStream }) => loadNewsStream()),
    wanted,
  );

  useEffect(() => {
    if (stream && wanted && employeeCode) return stream.followNews();
  }, [stream, wanted, employeeCode]);

  return null;
}
