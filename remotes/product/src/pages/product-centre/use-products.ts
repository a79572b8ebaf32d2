import { type Answer, useKeptAnswer } from '@portal/shared/api';
import { setCacheAuthProducts } from '@portal/shared/session';
import { useCallback, useEffect, useState } from 'react';
import { isUsable, type Product } from '../../products/product-order';

export interface Products extends Answer<Product[]> {
  /** The number of changes made on this page. */
  readonly changes: number;
  /** Call it after a change on this page. */
  readonly reload: () => void;
}

/** The company's products. The session keeps the codes of the products that the person can use. */
export function useProducts(compCode: string | undefined, news: number): Products {
  const [changes, setChanges] = useState(0);
  const input = compCode === undefined ? null : { query: { compCode } };
  const answer = useKeptAnswer('productsByPermitStatus', input, news + changes);
  const { value } = answer;

  useEffect(() => {
    if (!value) return;
    setCacheAuthProducts(value.filter(isUsable).map(({ productCode }) => productCode));
  }, [value]);

  const reload = useCallback(() => setChanges((count) => count + 1), []);
  return { ...answer, changes, reload };
}
