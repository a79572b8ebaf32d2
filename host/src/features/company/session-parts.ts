import { call } from '@portal/shared/api';
import { prodCodes } from '@portal/shared/codes/products';
import { type CompInfo, ensureCompInfo, ensureResources, sessionState } from '@portal/shared/session';

/** Parts of the session that are asked for once. Each caller says what a failure means to it. */

/** The company info of the present product. */
export function loadCompanyInfo(): Promise<CompInfo> {
  const productCode = sessionState().prodCode ?? prodCodes.portal;
  return ensureCompInfo(() => call('custEmployeeInfoComp', { body: { productCode } }, { handlesErrors: true }));
}

/** The authorized addresses. */
export const loadResources = () => ensureResources(() => call('findResAllByToken', {}, { handlesErrors: true }));
