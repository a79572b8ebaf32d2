import { type CallReply, type PermitState, permitStates } from '@portal/shared/contract';

export type Product = CallReply<'productsByPermitStatus'>[number];

/** What can be used stands first, then what can be had. */
const order: readonly PermitState[] = ['OPEN', 'TO_SIGN', 'NONE', 'APPLYING', 'STOPPED'];

/** Granted to the company, and not to this person. */
export const isWithheld = ({ permitState, allowed }: Product): boolean =>
  !allowed && (permitState === 'OPEN' || permitState === 'TO_SIGN');

/** What the person can enter. */
export const isUsable = (product: Product): boolean => product.permitState === 'OPEN' && !isWithheld(product);

/** What the person sees as cards, by their permits' states. */
export const shownProducts = (products: readonly Product[]): Product[] =>
  products
    .filter((product) => !isWithheld(product))
    .sort((a, b) => order.indexOf(a.permitState) - order.indexOf(b.permitState));

export interface StateCount {
  readonly state: PermitState;
  readonly label: string;
  readonly count: number;
}

/** How many there are in each state that has any. */
export const stateCounts = (products: readonly Product[]): StateCount[] =>
  order
    .map((state) => ({
      state,
      label: permitStates[state],
      count: products.filter(({ permitState }) => permitState === state).length,
    }))
    .filter(({ count }) => count > 0);
