/**
 * Set to `gateway` in an answer of the gateway itself. Only such an answer to a call of a service can end or lock the
 * session.
 */
export const answeredByHeader = 'x-portal-answer';
export const answeredByGateway = 'gateway';

/** Set in a call to a service that the page makes by itself; see `Call.passive`. */
export const passiveHeader = 'x-portal-passive';
