export { endOfWording } from './agreement-end';
export { changeTexts, mobileAskedText } from './change-texts';
export { type Code, type Flag, isSet, sameCode } from './code';
export {
  type CertificationStep,
  type CompanyEntryRule,
  type CompStatus,
  compStatuses,
  compStatusOf,
  type StatusClass,
} from './comp-status';
export { agreementText, type Consent, consentAddress, consents, consentText, registrationConsents } from './consents';
export { type DictionaryOption, dictionaryLabel, normalizeDictionary, optionsOf } from './dictionary';
export {
  type CheckTypeName,
  checkTypeLabels,
  checkTypes,
  checkTypesFor,
  type LoginTypeName,
  loginTypeLabels,
  loginTypeOf,
  loginTypes,
} from './login-codes';
export { applicationForm, materialPaper, sameFileText, type VerifiedPaper } from './materials';
export {
  type PasswordRule,
  passwordLength,
  passwordRules,
  passwordRulesOf,
  passwordSpecials,
} from './password-rules';
export { firstPasswordText, passwordChangedText, resetOverText } from './password-texts';
export type { Permission, PermissionHolder } from './permissions';
export { portalName, prodCodes } from './products';
export { faceTriesOverText, proofWays, transferExpiredText } from './proof-ways';
export { staleInputText } from './refusal-texts';
export {
  type CompanyRole,
  type CompRole,
  companyRoleLabel,
  companyRoles,
  compRoleCode,
  type EmployeeRole,
  employeeRoleLabel,
  employeeRoles,
  isCompanyRole,
  isEmployeeRole,
  mixesEntryAndReview,
  rolesInForce,
} from './roles';
