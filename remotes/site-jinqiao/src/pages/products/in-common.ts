import type { CallReply } from '@portal/shared/contract';

export type Product = CallReply<'productList'>[number];

export interface InCommon {
  readonly steps: Product['steps'];
  readonly materials: readonly string[];
}

const wayOf = ({ steps }: Product) => JSON.stringify(steps);

/**
 * The facts that all products share, so that the page says them once: equal steps, and the papers that each product
 * asks for.
 */
export function inCommon(products: readonly Product[]): InCommon {
  const [first, ...others] = products;
  if (!first) return { steps: [], materials: [] };
  return {
    steps: others.every((other) => wayOf(other) === wayOf(first)) ? first.steps : [],
    materials: first.materials.filter((paper) => others.every(({ materials }) => materials.includes(paper))),
  };
}
