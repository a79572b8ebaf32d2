/** What the tenant's own data do not say of the company. Values are for the demonstration; an operator puts its own here. */
export const serviceHours = '每日 9:00–20:00';

/** As the site's own news tell them. */
export const figures = [
  { value: '10,000', unit: '余家', name: '上下游企业在用' },
  { value: '20', unit: '余个', name: '覆盖行业' },
  { value: '6', unit: '家', name: '银行系统直连' },
] as const;
