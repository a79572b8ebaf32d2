/**
 * The addresses below remotes' prefixes that the spec, or a letter of ours, leads to. The portal's own code names no other page of a
 * remote: every other address comes with the remote's release.
 */

/** The spec's fall-back: a page that a logged-in person can always open. */
export const productCentrePath = '/center/product/product';

/** The area whose active menu item is the third level of the path. */
export const accountCentrePath = '/center/crm';

export const publicSitePath = '/index/index';
export const articleListPath = '/index/news/list';
/** Below it, each article by its id. */
export const articlePrefix = '/index/news/detail';

/** The bell of the header leads to these. */
export const messageListPath = '/msg/crm/message/list';
export const messageDetailPath = '/msg/crm/message/detail';

/** The first step of a registration, also for one more company. */
export const addCompanyPath = '/register/account';
export const permitPath = '/register/permit';
export const verificationPath = '/register/verification';
export const approvalPath = '/register/approval';
export const registeredPath = '/register/success';
/** Without a session, by a one-time ticket: out of a status in which nobody can enter the company. */
export const wayOutPath = '/register/way-out';
/** A visitor who cannot log in writes to the customer service. The server's letters lead to it, too. */
export const supportPath = '/register/support';

/** The desk's errors of releases. A receiver who is told of a new one gets a link to it. */
export const releaseErrorsPath = '/desk/releases?tab=errors';
