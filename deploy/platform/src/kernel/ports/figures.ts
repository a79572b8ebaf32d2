import { type ProductFigures, productFigures } from '@portal/shared/contract/product-figures';
import { z } from 'zod';
import { askPort } from './http-port';
import type { Provider } from './providers';

/** A company at one of its products. */
export interface FiguresWanted {
  readonly productCode: string;
  readonly compName: string;
  readonly creditCode: string;
  /** The company's role in this product. */
  readonly compRole: string;
  /** The day from which the company has had the product. */
  readonly since: string;
}

/** A person waits for it, and the rest of the page is there without it. */
const deadlineMs = 2_000;

/** Asks a product for a company's figures; null: this product tells none. */
export async function askFigures(provider: Provider, wanted: FiguresWanted): Promise<ProductFigures | null> {
  const reply = z.object({ figures: productFigures.nullable() });
  return (await askPort(provider, 'read', { ...wanted }, reply, { deadlineMs, by: wanted.creditCode })).figures;
}
