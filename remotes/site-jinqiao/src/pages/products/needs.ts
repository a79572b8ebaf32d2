import type { Product } from './in-common';

/** What a company comes for. `drawing` is the path of a drawing of 48 by 48. */
interface Need {
  readonly title: string;
  readonly text: string;
  readonly drawing: string;
  readonly codes: readonly string[];
}

const needs: readonly Need[] = [
  {
    title: '付款与结算',
    text: '一份付款承诺，逐级送到末端供应商。',
    drawing: 'M4 36h40M10 36V22h28v14M10 22l14-12 14 12M18 36v-8h12v8M8 42h32',
    codes: ['SCM', 'BILL', 'LC'],
  },
  {
    title: '提前收款',
    text: '没到期的应收账款，先变成账上的现金。',
    drawing: 'M8 40V10h22l8 8v22zM30 10v8h8M16 30l6-6 4 4 7-8M28 20h5v5',
    codes: ['FACTORING', 'ABS'],
  },
  {
    title: '采购与额度',
    text: '下单、授信、占用，在一处看得清。',
    drawing: 'M6 10h6l5 22h20l4-15H15M20 40h.1M34 40h.1M24 22h10',
    codes: ['EC', 'QUOTA'],
  },
];

const others: Need = {
  title: '更多产品',
  text: '按贸易场景选用，客户经理可以帮您比较。',
  drawing: 'M8 8h14v14H8zM26 8h14v14H26zM8 26h14v14H8zM26 33h14M33 26v14',
  codes: [],
};

export interface ProductsOfNeed extends Need {
  readonly products: readonly Product[];
}

/** The products by what they are for. One that this site does not know yet stands at the end. */
export function byNeed(products: readonly Product[]): ProductsOfNeed[] {
  const known = needs.flatMap(({ codes }) => codes);
  return [...needs, others]
    .map((need) => ({
      ...need,
      products: products.filter(({ productCode }) =>
        need === others ? !known.includes(productCode) : need.codes.includes(productCode),
      ),
    }))
    .filter((group) => group.products.length > 0);
}
