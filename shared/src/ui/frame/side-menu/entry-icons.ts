import type { OutlineIcon } from '../../base/icon/icon';
import {
  BankIcon,
  BellIcon,
  BuildingIcon,
  FileIcon,
  InviteIcon,
  MegaphoneIcon,
  ProductIcon,
  ServiceIcon,
  TeamIcon,
  UserIcon,
} from '../icon/frame-icons';

const icons: Readonly<Record<string, OutlineIcon>> = {
  appstore: ProductIcon,
  bank: BankIcon,
  team: TeamIcon,
  company: BuildingIcon,
  file: FileIcon,
  user: UserIcon,
  invite: InviteIcon,
  mail: BellIcon,
  notice: MegaphoneIcon,
  service: ServiceIcon,
};

/** The icon that a menu resource names. An entry with an unknown name shows its first character. */
export const iconNamed = (name: string): OutlineIcon | undefined =>
  Object.hasOwn(icons, name) ? icons[name] : undefined;
