import { call } from '@portal/shared/api';
import { prodCodes } from '@portal/shared/codes';
import { useSession } from '@portal/shared/session';
import { type Loaded, useLoaded } from '@portal/shared/ui';

export interface Products {
  /** By code: of all, open or not. */
  readonly names: ReadonlyMap<string, string>;
  /** Codes of those that people can be given. */
  readonly open: readonly string[];
}

/** Nobody applies for it: it is what all others are reached through. */
const portal = [prodCodes.portal, '平台服务'] as const;

/** The products of the company. */
export function useProducts(): Loaded<Products> {
  const compCode = useSession((session) => session.compInfo?.compCode) ?? '';
  return useLoaded<Products>(async (signal) => {
    const permits = await call('productsByPermitStatus', { query: { compCode } }, { signal, handlesErrors: true });
    return {
      names: new Map([portal, ...permits.map(({ productCode, productName }) => [productCode, productName] as const)]),
      open: permits.filter(({ permitState }) => permitState === 'OPEN').map(({ productCode }) => productCode),
    };
  }, compCode);
}
