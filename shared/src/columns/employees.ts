import { employeeRoleLabel } from '../codes/roles';
import { type EmployeeColumn, employeeColumnKeys, employeeColumns } from '../contract/employee-columns';
import { employeeStates } from '../contract/states';
import type { CallReply } from '../contract/types';
import { nothing } from '../format/amount';
import type { TextColumn } from '../format/csv';
import { formatMinute } from '../format/date-time';

type Employee = CallReply<'employeeList'>['rows'][number];

export const askedMobileText = (mobile: string) => `变更为 ${mobile}，待本人确认`;

export const roleNamesOf = ({ employeeRole }: Employee) => employeeRole.map(employeeRoleLabel);

type ProductName = (code: string) => string;

export type { EmployeeColumn };

const texts: Readonly<Record<EmployeeColumn, (row: Employee, productName: ProductName) => string>> = {
  userName: ({ userName }) => userName,
  mobile: ({ mobile, askedMobile }) => (askedMobile === null ? mobile : `${mobile}，${askedMobileText(askedMobile)}`),
  email: ({ email }) => email || nothing,
  employeeRole: (row) => roleNamesOf(row).join('、') || nothing,
  productCodes: ({ productCodes }, productName) => productCodes.map(productName).join('、') || nothing,
  status: ({ status }) => employeeStates[status],
  lastLoginTime: ({ lastLoginTime }) => formatMinute(lastLoginTime),
  createTime: ({ createTime }) => formatMinute(createTime),
  rootManager: ({ rootManager }) => (rootManager ? '是' : '否'),
};

interface EmployeeText extends TextColumn<Employee> {
  readonly key: EmployeeColumn;
}

/**
 * The list of people in words. The page shows them and the server exports them, each with the product names that it
 * has.
 */
export const employeeTexts = (productName: ProductName): EmployeeText[] =>
  employeeColumnKeys.map((key) => ({
    key,
    title: employeeColumns[key],
    text: (row) => texts[key](row, productName),
  }));
