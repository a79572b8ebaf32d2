import { call } from '@portal/shared/api';
import { prodCodes } from '@portal/shared/codes/products';
import { type CompInfo, ensureCompInfo, ensureResources, renewCompInfo, sessionState } from '@portal/shared/session';

/** Parts of the session that are asked for once. Each caller says what a failure means to it. */

/** The company info of the present product. */
export const loadCompanyInfo = (): Promise<CompInfo> => ensureCompInfo(askCompanyInfo);

/** The same as it is now; what is held stays until then. */
export const loadCompanyInfoAgain = (): Promise<void> => renewCompInfo(askCompanyInfo);

function askCompanyInfo(): Promise<CompInfo> {
  const productCode = sessionState().prodCode ?? prodCodes.portal;
  return call('custEmployeeInfoComp', { body: { productCode } }, { handlesErrors: true });
}

/** The authorized addresses. */
export const loadResources = () => ensureResources(() => call('findResAllByToken', {}, { handlesErrors: true }));
