import { call } from '@portal/shared/api';
import { type CompInfo, ensureCompInfo } from '@portal/shared/session';
import { type Loaded, useLoaded } from '@portal/shared/ui';

/** The company info in a product, shared with the host: the first caller asks for it. */
export const useCompany = (productCode: string): Loaded<CompInfo> =>
  useLoaded(() =>
    ensureCompInfo(() => call('custEmployeeInfoComp', { body: { productCode } }, { handlesErrors: true })),
  );
