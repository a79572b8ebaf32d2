/** The page that asks whether the person may enter a product, and leads on to it or to a place there. */
export const enterAddress = (productCode: string, path?: string) =>
  `/center/product/enter?${new URLSearchParams({ product: productCode, ...(path !== undefined && { path }) })}`;

/** The agreements that wait for the company's signature. */
export const unsignedList = '/center/crm/file/list?state=UNSIGNED';

/** The accounts whose transfer has arrived. */
export const arrivedTransfers = '/center/crm/account/list?state=PAID_SUCCESS';

/** The company's papers that have run out or soon will. */
export const expiringPapersPage = '/center/crm/company/list?tab=papers&expiring=1';
