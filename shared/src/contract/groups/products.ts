import { z } from 'zod';
import { agreementText } from '../../codes/consents';
import { defineGroup, read, write } from '../define-calls';
import {
  code,
  compCode,
  fileTokens,
  keyOf,
  optionalText,
  optionalTime,
  paged,
  pageOf,
  paperRef,
  requestNo,
  time,
  timelineEntry,
} from '../fields';
import { productFigures, productPath } from '../product-figures';
import { permitStates } from '../states';
import { product } from './product-catalog';

const permitState = keyOf(permitStates);

const permit = product.extend({
  permitState,
  /**
   * Returns whether this person may use it. The root manager may use all; others may use those that the manager gave
   * them.
   */
  allowed: z.boolean(),
  /** The way into the product: a page of the portal, an address of its own, or none yet. */
  entry: z.enum(['portal', 'external', 'none']),
  /** Whether its own system may tell the company's figures. */
  figures: z.boolean(),
  expireTime: optionalTime,
  reason: z.string(),
  /** Tenor, rate, limit: what it would bring. */
  terms: z.array(z.object({ name: z.string(), value: z.string() })),
  materials: z.array(z.string()),
  agreements: z.array(z.object({ name: z.string() })),
});

const voucher = z.object({ no: z.string(), expireTime: time }).nullable();

const review = z.object({
  applyNo: z.string(),
  requestNo,
  productName: z.string(),
  applicant: z.string(),
  applyTime: time,
  remark: z.string(),
});

/** Products and the permits of a company to use them. */
export const productGroup = defineGroup('product', {
  queryPermitAudit: read({
    path: 'cust/product/queryPermitAudit',
    spec: true,
    query: { compCode, productCode: code, afterStatus: z.string().max(16) },
    reply: z
      .object({ applyNo: z.string(), requestNo, permitState, afterStatus: z.string(), reason: z.string() })
      .nullable(),
  }),
  productsByPermitStatus: read({
    path: 'cust/product/findAllByPermitStatus',
    spec: true,
    query: { compCode },
    reply: z.array(permit),
  }),
  compPersonalVoucherInfo: read({
    path: 'product/getCompPersonalVoucherInfo',
    spec: true,
    query: { compCode, userCode: code },
    reply: { compVoucher: voucher, personalVoucher: voucher },
  }),
  isCustUserAuth: read({ path: 'auth/isCustUserAuth', spec: true, reply: { authed: z.boolean() } }),
  productApply: write({
    path: 'cust/product/apply',
    body: {
      productCode: code,
      fileTokens,
      agreed: z.literal(true, agreementText),
      remark: optionalText(500),
    },
    reply: { applyNo: z.string() },
  }),
  /** The company's papers that are verified and still valid. An application may name their files. */
  productPapers: read({
    path: 'cust/product/apply/papers',
    reply: z.array(
      z.object({
        paper: z.enum(['license', 'legalId']),
        files: z.array(paperRef),
        /** Null: without end. */
        validTo: z.string().nullable(),
      }),
    ),
  }),
  productApplicationForm: read({ path: 'cust/product/apply/form', body: { productCode: code }, reply: 'file' }),
  productWithdraw: write({ path: 'cust/product/withdraw', body: { productCode: code } }),
  productProgress: read({
    path: 'cust/product/progress',
    body: { productCode: code },
    reply: { applyNo: z.string(), requestNo, permitState, timeline: z.array(timelineEntry) },
  }),
  /** Applications that wait for the company's own reviewer. */
  productReviewList: read({ path: 'cust/product/review/list', body: pageOf({}), reply: paged(review) }),
  productReview: write({
    path: 'cust/product/review/decide',
    body: { applyNo: code, approve: z.boolean(), remark: optionalText(500) },
  }),
  /** An agreement of a product, in the form that this company would sign. */
  productAgreement: read({
    path: 'cust/product/agreement',
    body: { productCode: code, name: z.string().min(1).max(100) },
    reply: 'file',
  }),
  /** The address of a product, with a one-time code that tells the product's server who comes. */
  productHandover: read({
    path: 'product/handover',
    /** With a path, the person arrives there instead of at the entry. */
    body: { productCode: code, path: productPath.optional() },
    reply: { kind: z.enum(['portal', 'external']), url: z.string() },
  }),
  /** A product's server sends this, never a browser. It asks who comes with a code. */
  productHandoverExchange: write({
    path: 'product/handover/exchange',
    token: false,
    body: {
      productCode: code,
      productSecret: z.string().min(1).max(200),
      code: z.string().min(1).max(128),
    },
    reply: {
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
    },
  }),
  /** What the company's open products tell: limits, dues, the months, to-dos. */
  productFigures: read({
    path: 'cust/product/figures',
    reply: z.array(
      z.object({
        productCode: z.string(),
        figures: productFigures.nullable(),
        /** The time at which the product told them; null: never. */
        at: optionalTime,
        /** The product did not answer now. */
        missed: z.boolean(),
      }),
    ),
  }),
  dashboardTodo: read({
    path: 'dashboard/todo',
    reply: {
      unread: z.number(),
      agreementsToSign: z.number(),
      /** The time at which the first of them can no longer be signed. */
      agreementsUntil: optionalTime,
      /** Transfers that have arrived, and for which the company still has to fill in the amount. */
      transfersToConfirm: z.number(),
      /** The time at which the first of them expires. */
      transfersUntil: optionalTime,
      reviews: z.number(),
      /** Papers that expire within thirty days, or have expired. */
      expiringPapers: z.array(z.object({ name: z.string(), expireDate: z.string(), days: z.number() })),
    },
  }),
});
