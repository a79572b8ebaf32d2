import { type ApiError, useAnswer } from '@portal/shared/api';
import type { CompInfo } from '@portal/shared/session';

export interface WayIn {
  /** Where the product is, once the server has let the person in. */
  readonly target: { readonly kind: 'portal' | 'external'; readonly url: string } | undefined;
  /** Why the person may not enter. */
  readonly refusal: string | undefined;
  /** Why the server could not be asked. */
  readonly failure: ApiError | null;
  readonly retry: () => void;
}

/** Asks whether the person may enter, then for the address with its code of one use. */
export function useWayIn(compInfo: CompInfo | null, productCode: string): WayIn {
  const asked = compInfo && { productCode, compCode: compInfo.compCode, userCode: compInfo.userCode };
  const access = useAnswer('checkPassByProductCodeCompCodeAndUserCode', asked && { query: asked });
  const pass = access.value?.pass === true;
  const way = useAnswer('productHandover', pass ? { body: { productCode } } : null);
  // What the server refuses has a sentence; anything else may pass by itself.
  const refused = way.error?.kind === 'refused' ? way.error.msg : undefined;
  return {
    target: way.value,
    refusal: access.value?.pass === false ? access.value.msg : refused,
    failure: access.error ?? (refused === undefined ? way.error : null),
    retry: access.error ? access.retry : way.retry,
  };
}
