/** The page that asks whether the person may enter a product, and leads on to it. */
export const enterAddress = (productCode: string) =>
  `/center/product/enter?${new URLSearchParams({ product: productCode })}`;

/** The agreements that wait for the company's signature. */
export const unsignedList = '/center/crm/file/list?state=UNSIGNED';

/** The accounts whose transfer has arrived. */
export const arrivedTransfers = '/center/crm/account/list?state=PAID_SUCCESS';

const papersList = '/center/crm/company/list?tab=papers';

/** The company's papers: all of them, or only those that have run out or soon will. */
export const papersAddress = (onlyExpiring: boolean) => (onlyExpiring ? `${papersList}&expiring=1` : papersList);
