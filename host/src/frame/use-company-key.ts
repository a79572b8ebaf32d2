import { useSession } from '@portal/shared/session';
import { useState } from 'react';

/** Changes with the company that was switched to, so that pages start anew; stays when the session ends. */
export function useCompanyKey(): string {
  const code = useSession((state) => state.company?.employeeCode);
  const [key, setKey] = useState(code ?? '');
  if (code !== undefined && code !== key) setKey(code);
  return key;
}
