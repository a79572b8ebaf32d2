/**
 * Company facts that the tenant's own data lack. The values are for the demonstration; an operator puts its own here.
 */
export const serviceHours = '每日 9:00–20:00';

/** The same figures as in the site's own news. */
export const figures = [
  { value: '10,000', unit: '余家', name: '上下游企业在用' },
  { value: '20', unit: '余个', name: '覆盖行业' },
  { value: '6', unit: '家', name: '银行系统直连' },
] as const;
