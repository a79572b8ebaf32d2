/** Names for the demonstration; an operator puts its own partners here. */
export const partners = [
  { name: '青禾银行', kind: '资金方' },
  { name: '澜石商业保理', kind: '资金方' },
  { name: '松岳建设集团', kind: '核心企业' },
  { name: '望江融资担保', kind: '增信机构' },
  { name: '砚山资产管理', kind: '投资机构' },
  { name: '百渡智运物流', kind: '物流公司' },
] as const;
