import { call } from '@portal/shared/api';
import { portalName, prodCodes } from '@portal/shared/codes';
import { useSession } from '@portal/shared/session';
import { type Loaded, useLoaded } from '@portal/shared/ui';

export interface Products {
  /** Names by code, of all products, open or not. */
  readonly names: ReadonlyMap<string, string>;
  /** Codes of the products that people can be given, even while an agreement still waits for the signature. */
  readonly open: readonly string[];
}

/** The products of the company. */
export function useProducts(): Loaded<Products> {
  const compCode = useSession((session) => session.compInfo?.compCode) ?? '';
  return useLoaded<Products>(async (signal) => {
    const permits = await call('productsByPermitStatus', { query: { compCode } }, { signal, handlesErrors: true });
    return {
      names: new Map([
        [prodCodes.portal, portalName] as const,
        ...permits.map(({ productCode, productName }) => [productCode, productName] as const),
      ]),
      open: permits
        .filter(({ permitState }) => permitState === 'OPEN' || permitState === 'TO_SIGN')
        .map(({ productCode }) => productCode),
    };
  }, compCode);
}
