import { ApiError, call } from '@portal/shared/api';
import { prodCodes } from '@portal/shared/codes';
import { type Membership, setComps } from '@portal/shared/session';
import { useCallback, useEffect, useState } from 'react';
import { type CompanyChoice, companyChoices, openInvitations } from './company-order';

export type Companies =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly number: string | undefined }
  | {
      readonly state: 'ready';
      readonly choices: readonly CompanyChoice[];
      readonly invitations: readonly Membership[];
    };

/** The companies of the person who is logged in, in the order of the chooser. */
export function useCompanies(): { companies: Companies; retry: () => Promise<void> } {
  const [companies, setCompanies] = useState<Companies>({ state: 'loading' });

  const load = useCallback(async () => {
    try {
      const body = { productCode: prodCodes.portal };
      const memberships = await call('findAllCompNameByMobile', { body }, { handlesErrors: true });
      setComps(memberships);
      setCompanies({ state: 'ready', choices: companyChoices(memberships), invitations: openInvitations(memberships) });
    } catch (error) {
      setCompanies({ state: 'failed', number: error instanceof ApiError ? error.requestId : undefined });
    }
  }, []);

  useEffect(() => void load(), [load]);
  return { companies, retry: load };
}
