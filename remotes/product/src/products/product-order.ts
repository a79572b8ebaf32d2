import { type CallReply, type PermitState, permitStates } from '@portal/shared/contract';

export type Product = CallReply<'productsByPermitStatus'>[number];

/** Products that the company can use stand first, then those that it can apply for. */
const order: readonly PermitState[] = ['OPEN', 'TO_SIGN', 'NONE', 'APPLYING', 'STOPPED'];

/** The company has the product, but this person may not use it. */
export const isWithheld = ({ permitState, allowed }: Product): boolean =>
  !allowed && (permitState === 'OPEN' || permitState === 'TO_SIGN');

/** The person can enter the product. */
export const isUsable = (product: Product): boolean => product.permitState === 'OPEN' && !isWithheld(product);

/** The products that the person sees as cards, ordered by their permits' states. */
export const shownProducts = (products: readonly Product[]): Product[] =>
  products
    .filter((product) => !isWithheld(product))
    .sort((a, b) => order.indexOf(a.permitState) - order.indexOf(b.permitState));

export interface StateCount {
  readonly state: PermitState;
  readonly label: string;
  readonly count: number;
}

/** The number of products in each state; states without products are left out. */
export const stateCounts = (products: readonly Product[]): StateCount[] =>
  order
    .map((state) => ({
      state,
      label: permitStates[state],
      count: products.filter(({ permitState }) => permitState === state).length,
    }))
    .filter(({ count }) => count > 0);
