/** Pages are drawn from answers that the document brings. Nothing is called while one is drawn. */
const refused = () => Promise.reject(new Error('a page called the platform while it was drawn'));

export const isClientWanted = (): boolean => true;
export const loadClient = refused;
export const prepareSealedCalls = (): void => undefined;
