export { asRule, type FormRule } from './as-rule';
export {
  bankAccount,
  bankAccountAgain,
  bankBranch,
  newBankAccount,
  newBankSerialNo,
  sameBankAccount,
} from './bank-account';
export { creditCode, taxpayerId } from './company-codes';
export {
  companyName,
  email,
  landline,
  licensedPerson,
  mobile,
  mobileMissing,
  mobileShape,
  personName,
  postalCode,
  reachable,
} from './contact';
export { type DateFormat, type DateMode, type ParsedDates, parseDateText } from './date-text';
export { birthDayOf, identityNumber, identityNumberOn, wrongIdentityNumber } from './identity-number';
export { isExternalLink, link } from './link';
export {
  clickVerified,
  lockFormInvalid,
  lockPassword,
  lockSmsCode,
  loginPassword,
  passwordComplexity,
  sentCode,
  sentCodeAfterClick,
  sixDigits,
  sixDigitsText,
} from './login';
export { decimal9, decimal15, decimal18, newTransferAmount, positiveInteger, transferAmount } from './numbers';
export { validIdentityCard, validLicense } from './papers';
export {
  confirmedPassword,
  firstPassword,
  newPassword,
  oldPassword,
  type PasswordCheck,
  passwordCharacters,
  passwordChecklist,
  passwordFormInvalid,
  passwordRuleText,
} from './password-change';
export { all, type FieldText, required, type Validator } from './validator';
