/** Banks by the first three digits of their branches' numbers. */
export const banks = [
  { bankCode: '102', bankName: '中国工商银行' },
  { bankCode: '103', bankName: '中国农业银行' },
  { bankCode: '104', bankName: '中国银行' },
  { bankCode: '105', bankName: '中国建设银行' },
  { bankCode: '301', bankName: '交通银行' },
  { bankCode: '403', bankName: '中国邮政储蓄银行' },
  { bankCode: '302', bankName: '中信银行' },
  { bankCode: '303', bankName: '中国光大银行' },
  { bankCode: '304', bankName: '华夏银行' },
  { bankCode: '305', bankName: '中国民生银行' },
  { bankCode: '306', bankName: '广发银行' },
  { bankCode: '307', bankName: '平安银行' },
  { bankCode: '308', bankName: '招商银行' },
  { bankCode: '309', bankName: '兴业银行' },
  { bankCode: '310', bankName: '上海浦东发展银行' },
  { bankCode: '316', bankName: '浙商银行' },
] as const;
