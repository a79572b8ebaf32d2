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
  requestNo,
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
  terms: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Who gives what to whom, in the order of time. */
  flow: z.array(z.object({ from: z.string(), to: z.string(), text: z.string() })),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  materials: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const permit = product.extend({
  permitState,
  /** Whether this person may use it: the root manager all, others what the manager gave them. */
  allowed: z.boolean(),
  /** Where the product is entered: on a page of the portal, at an address of its own, or (as yet) nowhere. */
  entry: z.enum(['portal', 'external', 'none']),
  expireTime: optionalTime,
  reason: z.string(),
  materials: z.array(z.string()),
  agreements: z.array(z.object({ name: z.string() })),
});

const review = z.object({
  applyNo: z.string(),
  requestNo,
  productName: z.string(),
  applicant: z.string(),
  applyTime: time,
  remark: z.string(),
});

export const productSchemas = {
  queryPermitAudit: {
    query: { compCode, productCode: code, afterStatus: z.string().max(16) },
    reply: z
      .object({ applyNo: z.string(), requestNo, permitState, afterStatus: z.string(), reason: z.string() })
      .nullable(),
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
  productApplicationForm: { body: z.strictObject({ productCode: code }) },
  productWithdraw: { body: z.strictObject({ productCode: code }), reply: nothing },
  productProgress: {
    body: z.strictObject({ productCode: code }),
    reply: z.object({ applyNo: z.string(), requestNo, permitState, timeline: z.array(timelineEntry) }),
  },
  productReviewList: { body: pageOf({}), reply: paged(review) },
  productReview: {
    body: z.strictObject({ applyNo: code, approve: z.boolean(), remark: optionalText(500) }),
    reply: nothing,
  },
  productAgreement: { body: z.strictObject({ productCode: code, name: z.string().min(1).max(100) }) },
  productHandover: {
    body: z.strictObject({ productCode: code }),
    reply: z.object({ kind: z.enum(['portal', 'external']), url: z.string() }),
  },
  productHandoverExchange: {
    body: z.strictObject({
      productCode: code,
      productSecret: z.string().min(1).max(200),
      code: z.string().min(1).max(128),
    }),
    reply: z.object({
      productCode: z.string(),
      compCode: z.string(),
      compName: z.string(),
      creditCode: z.string(),
      /** The company's role in this product. */
      compRole: z.string(),
      employeeCode: z.string(),
      userCode: z.string(),
      userName: z.string(),
      mobile: z.string(),
      rootManager: z.boolean(),
      employeeRole: z.array(z.string()),
    }),
  },
  dashboardTodo: {
    reply: z.object({
      unread: z.number(),
      agreementsToSign: z.number(),
      /** Transfers that have arrived and whose amount is to be filled in. */
      transfersToConfirm: z.number(),
      reviews: z.number(),
      /** Papers that expire within thirty days, or have. */
      expiringPapers: z.array(z.object({ name: z.string(), expireDate: z.string(), days: z.number() })),
    }),
  },
} as const satisfies SchemasOf<typeof productCalls>;
