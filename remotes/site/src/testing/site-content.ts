import type { CallReply } from '@portal/shared/contract';

type Content = CallReply<'siteContent'>;
type Product = CallReply<'productList'>[number];

export const noContent: Content = {
  figures: [],
  figuresNote: '',
  voucher: null,
  partners: [],
  certificates: [],
  about: [],
  serviceHours: '',
  yearly: null,
  story: null,
  milestones: [],
  samples: false,
  description: '',
  highlights: [],
  products: [],
  contacts: [],
  closing: '',
};

export const voucher: NonNullable<Content['voucher']> = {
  number: 'PZ2026102600268',
  issuer: '松岳建设集团有限公司',
  holder: '江川钢构有限公司',
  amount: 5_000_000,
  amountInWords: '人民币伍佰万元整',
  issued: '2026-10-26',
  due: '2027-04-24',
  parts: [
    { holder: '江川钢构有限公司', use: '持有到期', amount: 2_000_000 },
    { holder: '临湖型材有限公司', use: '转让给上游供应商', amount: 3_000_000 },
  ],
};

export function product(productCode: string, productName: string, given: Partial<Product> = {}): Product {
  return {
    productCode,
    productName,
    summary: '一句话简介',
    icon: productCode.toLowerCase(),
    introduction: '',
    compRoles: [],
    terms: [],
    flow: [],
    steps: [],
    materials: [],
    questions: [],
    ...given,
  };
}
