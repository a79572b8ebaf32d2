import { useSession } from '@portal/shared/session';
import { useEffect, useState } from 'react';
import { useLoadedCode } from '../../kit/use-loaded-code';

/** The company that the person is in. It stays known while the company info is asked for again. */
function useEmployeeCode(): string | null {
  const known = useSession(({ compInfo, company }) => compInfo?.employeeCode ?? company?.employeeCode ?? null);
  const [last, setLast] = useState(known);
  if (known !== null && known !== last) setLast(known);
  return last;
}

/** Keeps messages coming while somebody is logged in, in a company, and not locked out. Its code loads only then. */
export function LiveNews() {
  const employeeCode = useEmployeeCode();
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
