import { z } from 'zod';
import { defineGroup, read } from '../define-group';

export const product = z.object({
  productCode: z.string(),
  productName: z.string(),
  summary: z.string(),
  icon: z.string(),
});

const productDetail = product.extend({
  introduction: z.string(),
  /** Company roles it is for. */
  compRoles: z.array(z.string()),
  terms: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Who gives what to whom, in the order of time. */
  flow: z.array(z.object({ from: z.string(), to: z.string(), text: z.string() })),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  materials: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

/** What everybody may know of the products; the public site needs no other row of theirs. */
export const productCatalogGroup = defineGroup('productCatalog', {
  productList: read({ path: 'product/list', spec: true, token: false, reply: z.array(productDetail) }),
});
