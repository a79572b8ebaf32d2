import { call } from '@portal/shared/api';
import { prodCodes } from '@portal/shared/codes/products';
import { type CompInfo, ensureCompInfo, sessionState } from '@portal/shared/session';

/** The company info of the present product, asked for once. Each caller says what a failure means to it. */
export function loadCompanyInfo(): Promise<CompInfo> {
  const productCode = sessionState().prodCode ?? prodCodes.portal;
  return ensureCompInfo(() => call('custEmployeeInfoComp', { body: { productCode } }, { handlesErrors: true }));
}
