import { useSession } from '@portal/shared/session';
import { useState } from 'react';

/**
 * Changes when the person switches to another company or another role in it, so that pages start again; stays when the
 * session ends.
 */
export function useCompanyKey(): string {
  const code = useSession(({ company }) => company && [company.employeeCode, company.compRoleCode].join(' '));
  const [key, setKey] = useState(code ?? '');
  if (code !== null && code !== key) setKey(code);
  return key;
}
