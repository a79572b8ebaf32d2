export {
  type Authorized,
  chooserAddress,
  isAuthorizedAddress,
  isLoginPath,
  isPublicPath,
  loginAddress,
  productCentrePath,
  returnParameter,
  safeReturnAddress,
} from '../../access/public';
export { activeMenuItem } from './active-menu-item';
export {
  type CompanyEntry,
  certifyingWarning,
  enterCompany,
  type Landing,
  landAfterLogin,
  type Membership,
  whyNotEnter,
} from './company-entry';
export { clockOffset, type Idle, type IdleInput, idleState } from './idle';
export { entriesBelow, type MenuNode, menuAreas, quickLinks } from './menu-rows';
export { isPermitted } from './permitted';
export { clearsCompanyInfo } from './product-change';
export { showsRoleSwitch } from './role-switch';
