import { companyCall, type GroupHandlers, publicCall } from '../../kernel/calls/handler';
import { agreementPreview } from './agreement-preview';
import { productApplicationForm } from './application-form';
import { applyForProduct, withdrawApplication } from './apply';
import { exchangeHandover, handOver } from './hand-over';
import { productFigures } from './product-figures';
import { productList, productProgress, productsByPermitStatus, queryPermitAudit } from './read-products';
import { reviewApplication, reviewList } from './review';
import { toDo } from './to-do';
import { productPapers } from './verified-papers';
import { isAuthed, vouchers } from './vouchers';

const read = { permission: 'product.read' } as const;
const apply = { permission: 'product.apply' } as const;
const approve = { permission: 'product.approve' } as const;

export const productHandlers: GroupHandlers<'product' | 'productCatalog'> = {
  productList: publicCall(productList),
  /** A company in registration uses it to ask for its first product. */
  queryPermitAudit: companyCall({ ...read, stage: 'any', own: ['compCode'] }, queryPermitAudit),
  productsByPermitStatus: companyCall({ ...read, own: ['compCode'] }, productsByPermitStatus),
  compPersonalVoucherInfo: companyCall({ ...read, own: ['compCode', 'userCode'] }, vouchers),
  isCustUserAuth: companyCall({ stage: 'any' }, isAuthed),
  productApply: companyCall(apply, applyForProduct),
  productPapers: companyCall(apply, productPapers),
  productApplicationForm: companyCall(apply, productApplicationForm),
  productWithdraw: companyCall(apply, withdrawApplication),
  productProgress: companyCall(read, productProgress),
  productReviewList: companyCall(approve, reviewList),
  productReview: companyCall(approve, reviewApplication),
  productAgreement: companyCall(read, agreementPreview),
  productHandover: companyCall(read, handOver),
  productHandoverExchange: publicCall(exchangeHandover),
  productFigures: companyCall({ permission: 'figures.read' }, productFigures),
  dashboardTodo: companyCall(read, toDo),
};
