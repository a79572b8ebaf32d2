/** The spec's list views that keep filter, page, scroll and selection while the person is on another page. */
export const cachedViews = [
  'creditList',
  'billList',
  'signatureList',
  'endorseList',
  'depositList',
  'settleList',
  'invoiceList',
  'znxList',
] as const;

export type CachedView = (typeof cachedViews)[number];

export function isCachedView(name: string): name is CachedView {
  return (cachedViews as readonly string[]).includes(name);
}
