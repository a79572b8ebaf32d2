import type { CallReply } from '@portal/shared/contract';

export type Product = CallReply<'productList'>[number];

export interface InCommon {
  readonly steps: Product['steps'];
  readonly materials: readonly string[];
}

const wayOf = ({ steps }: Product) => JSON.stringify(steps);

/** What is the same for all products and so is said once: their steps, and the papers that each of them wants. */
export function inCommon(products: readonly Product[]): InCommon {
  const [first, ...others] = products;
  if (!first) return { steps: [], materials: [] };
  return {
    steps: others.every((other) => wayOf(other) === wayOf(first)) ? first.steps : [],
    materials: first.materials.filter((paper) => others.every(({ materials }) => materials.includes(paper))),
  };
}
