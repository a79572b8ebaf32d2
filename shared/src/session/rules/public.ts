export { activeMenuItem } from './active-menu-item';
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
export { entriesBelow, type MenuNode, menuAreas, quickLinks } from './menu-rows';
export { isPermitted } from './permitted';
export { clearsCompanyInfo } from './product-change';
export { isLoginPath, isPublicPath } from './public-path';
export { chooserAddress, loginAddress, returnParameter, safeReturnAddress } from './return-address';
export { showsRoleSwitch } from './role-switch';
