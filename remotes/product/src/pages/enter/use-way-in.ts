import { type ApiError, useAnswer } from '@portal/shared/api';
import type { CompInfo } from '@portal/shared/session';

export interface WayIn {
  /** The product's address, once the server has let the person in. */
  readonly target: { readonly kind: 'portal' | 'external'; readonly url: string } | undefined;
  /** The reason why the person may not enter. */
  readonly refusal: string | undefined;
  /** The reason why the server could not be asked. */
  readonly failure: ApiError | null;
  readonly retry: () => void;
}

/**
 * Asks whether the person may enter, then asks for the address with its one-time code.
 *
 * @param path A place at the product, instead of its entry.
 */
export function useWayIn(compInfo: CompInfo | null, productCode: string, path: string | undefined): WayIn {
  const asked = compInfo && { productCode, compCode: compInfo.compCode, userCode: compInfo.userCode };
  const access = useAnswer('checkPassByProductCodeCompCodeAndUserCode', asked && { query: asked });
  const pass = access.value?.pass === true;
  const way = useAnswer(
    'productHandover',
    pass ? { body: { productCode, ...(path !== undefined && { path }) } } : null,
  );
  // A refusal from the server has a sentence; any other failure may pass by itself.
  const refused = way.error?.kind === 'refused' ? way.error.msg : undefined;
  return {
    target: way.value,
    refusal: access.value?.pass === false ? access.value.msg : refused,
    failure: access.error ?? (refused === undefined ? way.error : null),
    retry: access.error ? access.retry : way.retry,
  };
}
