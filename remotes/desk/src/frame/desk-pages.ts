import type { StaffRole } from '@portal/shared/codes/staff-roles';
import { CheckIcon, type OutlineIcon } from '@portal/shared/ui';
import {
  BuildingIcon,
  FileIcon,
  KeyIcon,
  PaletteIcon,
  ProductIcon,
  ServiceIcon,
  TeamIcon,
  UserIcon,
} from '@portal/shared/ui/frame';
import { BookIcon } from './book-icon';
import { LayersIcon } from './layers-icon';

export interface DeskPage {
  /** The address of the page. Pages below it belong to it. */
  readonly path: string;
  readonly title: string;
  readonly icon: OutlineIcon;
  /** The key that leads here after `g`: a letter of the title in pinyin. */
  readonly letter: string;
  /** Left out: everybody who works here may open it. */
  readonly roles?: readonly StaffRole[];
}

/** Companies, people and questions are read by all of them; their acts are for fewer. */
const careReaders: readonly StaffRole[] = ['care', 'first', 'second', 'audit', 'admin'];

/**
 * The pages of the side menu. A new page is a folder in `pages`, a row in `routes.tsx` and a row here, with the roles
 * of its calls.
 */
export const deskPages: readonly DeskPage[] = [
  { path: '/desk', title: '工作台', letter: 'w', icon: ProductIcon },
  { path: '/desk/cases', title: '审核', letter: 's', icon: CheckIcon, roles: ['first', 'second', 'audit', 'admin'] },
  { path: '/desk/companies', title: '企业', letter: 'q', icon: BuildingIcon, roles: careReaders },
  { path: '/desk/people', title: '人员', letter: 'r', icon: UserIcon, roles: careReaders },
  { path: '/desk/support', title: '客服', letter: 'k', icon: ServiceIcon, roles: careReaders },
  { path: '/desk/tenants', title: '租户', letter: 'z', icon: PaletteIcon, roles: ['tenants', 'admin'] },
  { path: '/desk/releases', title: '发布', letter: 'f', icon: LayersIcon, roles: ['test', 'releases', 'admin'] },
  { path: '/desk/staff', title: '员工', letter: 'y', icon: TeamIcon, roles: ['admin'] },
  { path: '/desk/audit', title: '审计', letter: 'j', icon: FileIcon, roles: ['audit', 'admin'] },
  { path: '/desk/sessions', title: '我的登录', letter: 'd', icon: KeyIcon },
  { path: '/desk/help', title: '帮助', letter: 'b', icon: BookIcon },
];

/** The page at an address: the longest path that the address begins with. */
export function pageAt(address: string): DeskPage | undefined {
  const begins = ({ path }: DeskPage) => address === path || address.startsWith(`${path}/`);
  return deskPages.filter(begins).sort((one, other) => other.path.length - one.path.length)[0];
}
