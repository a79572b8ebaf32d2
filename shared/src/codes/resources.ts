import { hiddenQuickLinks, isProjectDepartment } from './hidden-from-project-department';
import { type Permission, type PermissionHolder, permissionsOf } from './permissions';

/** The spec's menu resource. */
export interface Resource {
  readonly orderNum: number;
  /** Empty for a resource at the top. */
  readonly parentCode: string;
  readonly resCode: string;
  readonly resName: string;
  readonly resType: ResourceType;
  readonly resUri: string;
  readonly icon: string;
}

/** A menu entry, a page (known to its menu, not listed), an action on a page, a quick link of the header. */
export type ResourceType = 'menu' | 'page' | 'action' | 'link';

/** A resource, and the permission that brings it. */
export interface GuardedResource extends Resource {
  readonly permission: Permission;
}

type PageRow = readonly [resUri: string, resName: string, permission: Permission, type?: ResourceType];

interface Section {
  /** The area of the centre whose sidebar lists it; empty for an area, and for rows that stand in the header alone. */
  readonly area: string;
  readonly code: string;
  readonly name: string;
  readonly uri: string;
  readonly icon: string;
  readonly permission: Permission;
  readonly below: readonly PageRow[];
}

/** Every protected address of the spec's routes, below the menu entry it belongs to, and the actions on its page. */
const sections: readonly Section[] = [
  {
    area: '',
    code: 'product',
    name: '产品中心',
    uri: '/center/product',
    icon: 'appstore',
    permission: 'product.read',
    below: [
      ['/center/product/product', '产品中心', 'product.read'],
      ['/center/product/enter', '进入产品', 'product.read'],
      ['/center/product/apply', '申请开通', 'product.apply', 'action'],
      ['/center/product/approve', '产品审批', 'product.approve', 'action'],
    ],
  },
  {
    area: '',
    code: 'accountCentre',
    name: '账户中心',
    uri: '/center/crm',
    icon: 'user',
    permission: 'profile',
    below: [],
  },
  {
    area: 'accountCentre',
    code: 'account',
    name: '账户信息',
    uri: '/center/crm/account',
    icon: 'bank',
    permission: 'account.read',
    below: [
      ['/center/crm/account/list', '账户信息', 'account.read'],
      ['/center/crm/company/changeAccView', '变更详情', 'account.read'],
      ['/center/crm/company/changeAcc', '变更账户', 'account.write'],
      ['/center/crm/account/edit', '维护账户', 'account.write', 'action'],
    ],
  },
  {
    area: 'accountCentre',
    code: 'employee',
    name: '人员管理',
    uri: '/center/crm/employee',
    icon: 'team',
    permission: 'employee.read',
    below: [
      ['/center/crm/employee/list', '人员管理', 'employee.read'],
      ['/center/crm/employee/changeAdmin', '变更管理员', 'admin.change'],
      ['/center/crm/employee/edit', '维护人员', 'employee.write', 'action'],
    ],
  },
  {
    area: 'accountCentre',
    code: 'company',
    name: '企业信息',
    uri: '/center/crm/company',
    icon: 'company',
    permission: 'company.read',
    below: [
      ['/center/crm/company/list', '企业信息', 'company.read'],
      ['/center/crm/company/edit', '变更企业信息', 'company.write', 'action'],
    ],
  },
  {
    area: 'accountCentre',
    code: 'agreement',
    name: '协议管理',
    uri: '/center/crm/file',
    icon: 'file',
    permission: 'agreement.read',
    below: [
      ['/center/crm/file/list', '协议管理', 'agreement.read'],
      ['/center/crm/file/sign', '签署协议', 'agreement.sign', 'action'],
    ],
  },
  {
    area: 'accountCentre',
    code: 'profile',
    name: '个人信息',
    uri: '/center/crm/user',
    icon: 'user',
    permission: 'profile',
    below: [],
  },
  {
    area: 'accountCentre',
    code: 'invitation',
    name: '邀请企业',
    // The spec's own spelling.
    uri: '/center/crm/invication',
    icon: 'invite',
    permission: 'invitation.read',
    below: [['/center/crm/invication/send', '发送邀请', 'invitation.write', 'action']],
  },
  {
    area: '',
    code: 'messageCentre',
    name: '消息中心',
    uri: '/msg/crm',
    icon: 'mail',
    permission: 'message',
    below: [],
  },
  {
    area: 'messageCentre',
    code: 'message',
    name: '站内信',
    uri: '/msg/crm/message',
    icon: 'mail',
    permission: 'message',
    below: [
      ['/msg/crm/message/list', '站内信', 'message'],
      ['/msg/crm/message/detail', '站内信详情', 'message'],
    ],
  },
  {
    area: 'messageCentre',
    code: 'notice',
    name: '公告',
    uri: '/msg/crm/affiche',
    icon: 'notice',
    permission: 'message',
    below: [
      ['/msg/crm/affiche/list', '公告', 'message'],
      ['/msg/crm/affiche/detail', '公告详情', 'message'],
    ],
  },
];

function rowsOf(section: Section, place: number): GuardedResource[] {
  const menu: GuardedResource = {
    orderNum: (place + 1) * 100,
    parentCode: section.area,
    resCode: section.code,
    resName: section.name,
    resType: 'menu',
    resUri: section.uri,
    icon: section.icon,
    permission: section.permission,
  };
  const below = section.below.map(
    ([resUri, resName, permission, resType = 'page'], index): GuardedResource => ({
      orderNum: menu.orderNum + index + 1,
      parentCode: section.code,
      resCode: `${section.code}.${resUri.slice(resUri.lastIndexOf('/') + 1)}`,
      resName,
      resType,
      resUri,
      icon: '',
      permission,
    }),
  );
  return [menu, ...below];
}

/** The quick links of the header are separate rows: the spec gives them other words and another order than the sidebar. */
const quickLinks: readonly (readonly [section: string, title: string])[] = [
  ['account', '账户管理'],
  ['profile', '个人信息'],
  ['employee', '人员管理'],
  ['company', '企业信息'],
  ['agreement', '协议管理'],
  ['invitation', '邀请企业'],
];

const linkRows = quickLinks.flatMap(([code, resName], place): GuardedResource[] => {
  const section = sections.find((one) => one.code === code);
  if (!section) return [];
  const { uri: resUri, icon, permission } = section;
  const orderNum = (sections.length + 1) * 100 + place;
  const row = { orderNum, parentCode: '', resCode: `link.${code}`, resName, resType: 'link', resUri, icon } as const;
  return [{ ...row, permission }];
});

/** The server makes its list of authorized resources from these rows, and its demonstration data holds them. */
export const resources: readonly GuardedResource[] = [...sections.flatMap(rowsOf), ...linkRows];

/** The resources of one person in one company: the `auth` of the session. */
export function resourcesOf(holder: PermissionHolder): Resource[] {
  const granted = permissionsOf(holder);
  const reduced = isProjectDepartment(holder.compRoles);
  return resources
    .filter(({ permission, resCode }) => granted.has(permission) && !(reduced && hiddenQuickLinks.includes(resCode)))
    .map(({ permission: _, ...resource }) => resource);
}
