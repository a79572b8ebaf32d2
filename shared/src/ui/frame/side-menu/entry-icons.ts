import type { OutlineIcon } from '../../base/icon/icon';
import {
  BankIcon,
  BellIcon,
  BuildingIcon,
  FileIcon,
  InviteIcon,
  MegaphoneIcon,
  ProductIcon,
  TeamIcon,
  UserIcon,
} from '../icon/frame-icons';
import type { MenuEntry } from './menu-model';

const icons: Readonly<Record<string, OutlineIcon>> = {
  '/center/product/product': ProductIcon,
  '/center/crm/account': BankIcon,
  '/center/crm/employee': TeamIcon,
  '/center/crm/company': BuildingIcon,
  '/center/crm/file': FileIcon,
  '/center/crm/user': UserIcon,
  '/center/crm/invication': InviteIcon,
  '/msg/crm/message/list': BellIcon,
  '/msg/crm/affiche/list': MegaphoneIcon,
};

/** An entry of the portal's menus with its icon: the same in each menu that lists it. */
export function withIcon({ title, path }: { title: string; path: string }): MenuEntry {
  const icon = icons[path];
  return { title, path, ...(icon && { icon }) };
}
