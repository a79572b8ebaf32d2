/** A page that is drawn for everybody knows nobody's application. */
export const pendingApplication = (): null => null;
