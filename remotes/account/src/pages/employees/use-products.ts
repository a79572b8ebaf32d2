import { call } from '@portal/shared/api';
import { useSession } from '@portal/shared/session';
import { type Loaded, useLoaded } from '@portal/shared/ui';

export interface Products {
  /** By code: of all, open or not. */
  readonly names: ReadonlyMap<string, string>;
  /** Codes of those that people can be given. */
  readonly open: readonly string[];
}

/** The products of the company. */
export function useProducts(): Loaded<Products> {
  const compCode = useSession((session) => session.compInfo?.compCode) ?? '';
  return useLoaded<Products>(async (signal) => {
    const permits = await call('productsByPermitStatus', { query: { compCode } }, { signal, handlesErrors: true });
    return {
      names: new Map(permits.map(({ productCode, productName }) => [productCode, productName])),
      open: permits.filter(({ permitState }) => permitState === 'OPEN').map(({ productCode }) => productCode),
    };
  }, compCode);
}
