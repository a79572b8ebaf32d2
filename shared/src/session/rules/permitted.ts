import { type Authorized, isAuthorizedAddress } from '../../access/authorized-address';
import type { Permission } from '../../codes/public';

/**
 * Each permission comes with the same authorized addresses to everyone who has it, so one of them stands for it. They
 * are written down here because the table of resources that they come from is the server's and weighs more than all the
 * rest here.
 */
const addresses: Readonly<Record<Permission, string>> = {
  profile: '/center/crm/user',
  message: '/msg/crm/message',
  'product.read': '/center/product',
  'product.apply': '/center/product/apply',
  'product.approve': '/center/product/approve',
  'account.read': '/center/crm/account',
  'account.write': '/center/crm/company/changeAcc',
  'company.read': '/center/crm/company',
  'company.write': '/center/crm/company/edit',
  'employee.read': '/center/crm/employee',
  'employee.write': '/center/crm/employee/edit',
  'admin.change': '/center/crm/employee/changeAdmin',
  'agreement.read': '/center/crm/file',
  'agreement.sign': '/center/crm/file/sign',
  'invitation.read': '/center/crm/invication',
  'invitation.write': '/center/crm/invication/send',
};

/** Tells whether the authorized addresses hold the one that stands for the permission. */
export function isPermitted(permission: Permission, auth: readonly Authorized[]): boolean {
  return isAuthorizedAddress(addresses[permission], auth);
}
