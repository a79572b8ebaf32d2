export {
  addCompanyPath,
  articleListPath,
  articlePrefix,
  messageDetailPath,
  messageListPath,
  productCentrePath,
  publicSitePath,
  supportPath,
} from '../codes/landing-addresses';
export {
  type AccessDecision,
  type AccessRule,
  type AccessSession,
  decideRoute,
  notFoundPath,
  resetAfter,
} from './decide-route';
export { covers, longestPrefix } from './path-prefix';
export { type Claim, type ClaimedPath, placeAt } from './place';
export { containsIndex, isLoginPath, isPublicPath } from './public-path';
export { chooserAddress, loginAddress, returnParameter, safeReturnAddress } from './return-address';
