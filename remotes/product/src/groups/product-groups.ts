import { type CallReply, type PermitState, permitStates } from '@portal/shared/contract';

export type Product = CallReply<'productsByPermitStatus'>[number];

export interface ProductGroup {
  readonly state: PermitState;
  readonly title: string;
  readonly products: readonly Product[];
}

/** What can be used stands first, then what can be had. */
const order: readonly PermitState[] = ['OPEN', 'NONE', 'APPLYING', 'STOPPED'];

/** The products by their permit's state; groups without a product are left out. */
export function productGroups(products: readonly Product[]): ProductGroup[] {
  return order
    .map((state) => ({
      state,
      title: permitStates[state],
      products: products.filter(({ permitState }) => permitState === state),
    }))
    .filter((group) => group.products.length > 0);
}
