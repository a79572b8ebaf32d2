import { all, type FieldText, matches, required, type Validator } from './validator';

const digits = '请输入8至30位数字的银行账号';

/** The field may stay empty: then the known number is kept. */
export const bankAccount = matches(/^\d{8,30}$/, digits);
export const newBankAccount = all(required(digits), bankAccount);

export const bankAccountAgain = '请再次输入银行账号';

/** The number typed a second time, so that a slip pays nobody. */
export const sameBankAccount = (first: () => FieldText): Validator =>
  all(required(bankAccountAgain), (again) => (again?.trim() === first() ? null : '两次输入的银行账号不一致'));

/** The bank's own number of a transfer, as its receipt says it: each bank has a form of its own. */
export const newBankSerialNo = all(
  required('请输入银行流水号'),
  matches(/^[A-Za-z\d-]{6,40}$/, '请输入6至40位的银行流水号，仅限字母、数字和短横线'),
);

/** The number of a bank's branch. */
export const bankBranch = matches(/^\d{12}$/, '请输入12位数字的联行号');
