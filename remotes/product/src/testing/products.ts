import type { CallReply } from '@portal/shared/contract';

type Product = CallReply<'productsByPermitStatus'>[number];

export function product(productCode: string, given: Partial<Product> = {}): Product {
  return {
    productCode,
    productName: `产品 ${productCode}`,
    summary: '一句话简介',
    icon: productCode.toLowerCase(),
    permitState: 'NONE',
    allowed: true,
    entry: given.permitState === 'OPEN' ? 'external' : 'none',
    figures: false,
    terms: [],
    expireTime: null,
    reason: '',
    materials: ['营业执照副本扫描件', '产品开通申请书（盖章）'],
    agreements: [{ name: `产品 ${productCode}服务协议` }],
    ...given,
  };
}

export const nothingToDo: CallReply<'dashboardTodo'> = {
  unread: 0,
  agreementsToSign: 0,
  agreementsUntil: null,
  transfersToConfirm: 0,
  transfersUntil: null,
  reviews: 0,
  expiringPapers: [],
};
