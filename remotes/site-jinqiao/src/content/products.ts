/** The products as the home page presents them, by the platform's codes. The products page has their terms. */
export const products = [
  { code: 'SCM', name: '信用凭证', text: '核心企业的付款承诺，可拆分、可转让，一直送到末端供应商。' },
  { code: 'BILL', name: '票据服务', text: '出票、背书、贴现、到期付款，一处办理，逐笔留痕。' },
  { code: 'FACTORING', name: '保理融资', text: '把应收账款提前变成现金，合同、发票、回款全程在线。' },
  { code: 'LC', name: '国内信用证', text: '开证、交单、议付线上完成，买卖双方都安心。' },
  { code: 'ABS', name: '资产证券化', text: '底层资产归集与存续期管理，让优质应收走进资本市场。' },
  { code: 'EC', name: '电子商务', text: '集中采购与分散下单都在线上，订单直接申请融资。' },
  { code: 'QUOTA', name: '额度管理', text: '授信额度的申请、分配与占用，随时看得见。' },
] as const;
