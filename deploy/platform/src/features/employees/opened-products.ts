import { portalName, prodCodes } from '@portal/shared/codes/products';
import type { CompanyContext } from '../../core/calls/context';
import { fieldFault } from '../../core/http/refusal';
import { productsByPermitStatus } from '../products/read-products';

/**
 * The products that the company's people can be given, with their names, also while an agreement still waits for the
 * signature.
 */
export async function openedProducts(context: CompanyContext): Promise<ReadonlyMap<string, string>> {
  const permits = await productsByPermitStatus(context);
  const opened = permits.filter(({ permitState }) => permitState === 'OPEN' || permitState === 'TO_SIGN');
  return new Map([
    [prodCodes.portal, portalName],
    ...opened.map(({ productCode, productName }) => [productCode, productName] as const),
  ]);
}

/** Refuses products that the company has not opened; the person may keep those of `kept`. */
export async function requireOpened(
  context: CompanyContext,
  wanted: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  const added = wanted.filter((code) => !kept.includes(code));
  if (added.length === 0) return;
  const opened = await openedProducts(context);
  if (added.some((code) => !opened.has(code))) throw fieldFault('productCodes', '只能选择企业已开通的产品');
}
