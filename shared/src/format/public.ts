export { formatAmount, nothing, parseAmount } from './amount';
export {
  codeButtonName,
  codeButtonText,
  formatClock,
  formatIdleLimit,
  formatMinutes,
  lockedButtonText,
  secondsLeft,
} from './countdown';
export { daysBetween, formatAgo, formatDay, formatMinute, formatSecond, formatYear, type Moment } from './date-time';
export { fileRuleText, formatFileSize } from './file-size';
export { maskBankAccount, maskEmail, maskIdentityNumber, maskPhone } from './mask';
export { padSerial } from './serial-number';
export { phoneDigits, plainEmail, plainNumber } from './typed-text';
