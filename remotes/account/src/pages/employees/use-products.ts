import { call } from '@portal/shared/api';
import { portalName, prodCodes } from '@portal/shared/codes';
import { useSession } from '@portal/shared/session';
import { type Loaded, useLoaded } from '@portal/shared/ui';

export interface Products {
  /** By code: of all, open or not. */
  readonly names: ReadonlyMap<string, string>;
  /** Codes of those that people can be given, also while an agreement waits to be signed. */
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
