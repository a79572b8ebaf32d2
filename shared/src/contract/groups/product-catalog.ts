import { z } from 'zod';
import { defineGroup, read } from '../define-calls';
import { breaks } from '../fields';

export const product = z.object({
  productCode: z.string(),
  productName: z.string(),
  summary: z.string(),
  icon: z.string(),
});

const productDetail = product.extend({
  productNameBreaks: breaks,
  introduction: z.string(),
  /** The company roles that the product is for. */
  compRoles: z.array(z.string()),
  terms: z.array(z.object({ name: z.string(), value: z.string(), valueBreaks: breaks })),
  /** The steps in the order of time: one party gives something to another. */
  flow: z.array(z.object({ from: z.string(), to: z.string(), text: z.string() })),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  materials: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string(), questionBreaks: breaks })),
});

/** The data of products that everybody may see. The public site needs no other call about products. */
export const productCatalogGroup = defineGroup('productCatalog', {
  productList: read({ path: 'product/list', spec: true, token: false, reply: z.array(productDetail) }),
});
