export {
  accountCentreTitle,
  accountSidebar,
  activeMenuItem,
  type NavigationEntry,
  quickLinks,
  showsRoleSwitch,
} from './account-navigation';
export { type Authorized, isAuthorizedAddress } from './authorized-address';
export {
  type CompanyEntry,
  certifyingWarning,
  enterCompany,
  type Landing,
  landAfterLogin,
  type Membership,
  whyNotEnter,
} from './company-entry';
export {
  decideRoute,
  type GuardDecision,
  type GuardedRoute,
  type GuardSession,
  productCentrePath,
  resetAfter,
} from './guard';
export { clockOffset, type Idle, type IdleInput, idleState } from './idle';
export { isPermitted } from './permitted';
export { clearsCompanyInfo } from './product-change';
export { isLoginPath, isPublicPath } from './public-path';
export { loginAddress, returnParameter, safeReturnAddress } from './return-address';
