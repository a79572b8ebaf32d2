import { z } from 'zod';
import type { productCalls } from '../calls/products';
import { permitStates } from '../states';
import type { SchemasOf } from './call-schemas';
import {
  code,
  compCode,
  fileTokens,
  nothing,
  optionalText,
  optionalTime,
  paged,
  pageOf,
  time,
  timelineEntry,
} from './common';

const permitState = z.enum(Object.keys(permitStates) as [keyof typeof permitStates]);

const product = z.object({
  productCode: z.string(),
  productName: z.string(),
  summary: z.string(),
  icon: z.string(),
});

const productDetail = product.extend({
  introduction: z.string(),
  /** Company roles it is for. */
  compRoles: z.array(z.string()),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  materials: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const permit = product.extend({
  permitState,
  /** Where the product is entered: an own address, or one of the portal's. */
  entryUrl: z.string(),
  expireTime: optionalTime,
  reason: z.string(),
  materials: z.array(z.string()),
  agreements: z.array(z.object({ name: z.string(), fileToken: z.string() })),
});

const review = z.object({
  applyNo: z.string(),
  productName: z.string(),
  applicant: z.string(),
  applyTime: time,
  remark: z.string(),
});

export const productSchemas = {
  queryPermitAudit: {
    query: { compCode, productCode: code, afterStatus: z.string().max(16) },
    reply: z.object({ applyNo: z.string(), permitState, afterStatus: z.string(), reason: z.string() }).nullable(),
  },
  productList: { reply: z.array(productDetail) },
  productsByPermitStatus: { query: { compCode }, reply: z.array(permit) },
  compPersonalVoucherInfo: {
    query: { compCode, userCode: code },
    reply: z.object({
      compVoucher: z.object({ no: z.string(), expireTime: time }).nullable(),
      personalVoucher: z.object({ no: z.string(), expireTime: time }).nullable(),
    }),
  },
  isCustUserAuth: { reply: z.object({ authed: z.boolean() }) },
  productApply: {
    body: z.strictObject({
      productCode: code,
      fileTokens,
      agreed: z.literal(true, '请阅读并同意协议'),
      remark: optionalText(500),
    }),
    reply: z.object({ applyNo: z.string() }),
  },
  productWithdraw: { body: z.strictObject({ productCode: code }), reply: nothing },
  productProgress: {
    body: z.strictObject({ productCode: code }),
    reply: z.object({ applyNo: z.string(), permitState, timeline: z.array(timelineEntry) }),
  },
  productReviewList: { body: pageOf({}), reply: paged(review) },
  productReview: {
    body: z.strictObject({ applyNo: code, approve: z.boolean(), remark: optionalText(500) }),
    reply: nothing,
  },
  dashboardTodo: {
    reply: z.object({
      unread: z.number(),
      agreementsToSign: z.number(),
      reviews: z.number(),
      /** Papers that expire within thirty days, or have. */
      expiringPapers: z.array(z.object({ name: z.string(), expireDate: z.string(), days: z.number() })),
    }),
  },
} as const satisfies SchemasOf<typeof productCalls>;
