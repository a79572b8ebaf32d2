/** The secret with which the page that plays a product proves itself. */
export const demoProductSecret = (productCode: string) => `demo-secret-${productCode}`;
