import { useSession } from '@portal/shared/session';
import { useState } from 'react';

/** Changes with the company that was switched to, or the role in it, so that pages start anew; stays when the session ends. */
export function useCompanyKey(): string {
  const code = useSession(({ company }) => company && [company.employeeCode, company.compRoleCode].join(' '));
  const [key, setKey] = useState(code ?? '');
  if (code !== null && code !== key) setKey(code);
  return key;
}
