import { all, type FieldText, matches, required, type Validator } from './validator';

const digits = '请输入8至30位数字的银行账号';

/** May stay empty: the number that is known is kept then. */
export const bankAccount = matches(/^\d{8,30}$/, digits);
export const newBankAccount = all(required(digits), bankAccount);

export const bankAccountAgain = '请再次输入银行账号';

/** The number once more, so that nobody is paid by a slip. */
export const sameBankAccount = (first: () => FieldText): Validator =>
  all(required(bankAccountAgain), (again) => (again?.trim() === first() ? null : '两次输入的银行账号不一致'));

/** The number of a bank's branch. */
export const bankBranch = matches(/^\d{12}$/, '请输入12位数字的联行号');
