export { type Authorized, isAuthorizedAddress } from '../../access/authorized-address';
export {
  chooserAddress,
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
export { entriesBelow, headerMenu, type MenuNode, menuAreas, quickLinks } from './menu-rows';
export { isPermitted } from './permitted';
export { clearsCompanyInfo } from './product-change';
export { showsRoleSwitch } from './role-switch';
