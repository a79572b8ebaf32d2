import { BankIcon, BuildingIcon, FileIcon, InviteIcon, TeamIcon, UserIcon } from '../frame/icon/frame-icons';
import type { MenuArea } from '../frame/side-menu/menu-model';

/** Waits like a network. */
export const later = <T>(value: T, milliseconds = 800): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value));

export const menuAreas: readonly MenuArea[] = [
  {
    title: '账户中心',
    entries: [
      { title: '账户信息', path: '/center/crm/account', icon: BankIcon },
      { title: '人员管理', path: '/center/crm/employee', icon: TeamIcon },
      {
        title: '企业信息',
        icon: BuildingIcon,
        children: [
          { title: '基本信息', path: '/center/crm/company' },
          { title: '变更记录', path: '/center/crm/company/changes' },
          { title: '变更详情', path: '/center/crm/company/changeAccView', hidden: true },
        ],
      },
      { title: '协议管理', path: '/center/crm/file', icon: FileIcon },
      { title: '个人信息', path: '/center/crm/user', icon: UserIcon },
      { title: '邀请企业', path: '/center/crm/invication', icon: InviteIcon },
      { title: '中征平台', path: 'https://example.com/', icon: FileIcon },
    ],
  },
  {
    title: '消息中心',
    entries: [
      { title: '站内信', path: '/msg/crm/message/list', icon: InviteIcon },
      { title: '公告', path: '/msg/crm/affiche/list', icon: FileIcon },
    ],
  },
];

export interface Employee {
  code: string;
  name: string;
  mobile: string;
  role: string;
  enabled: boolean;
  limit: number;
  createdAt: string;
}

const names = ['张三', '李四', '王五', '赵六', '钱七', '孙八', '周九', '吴十'];
const roles = ['管理员', '经办', '复核', '查询', '财务复核'];

export const employees: readonly Employee[] = Array.from({ length: 47 }, (_, index) => ({
  code: String(900_000_000_000 + index),
  name: `${names[index % names.length]}${index >= names.length ? index : ''}`,
  mobile: `138****${String(8200 + index)}`,
  role: roles[index % roles.length] ?? '',
  enabled: index % 6 !== 5,
  limit: (index + 1) * 12_345.6,
  createdAt: `2026-${String((index % 11) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')} 10:30`,
}));

/** A page of one drawn line, small enough to be written here. */
export const demoPdf = new Blob(
  [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>endobj\n' +
      '4 0 obj<</Length 27>>stream\n40 40 m 260 160 l 3 w S\nendstream endobj\ntrailer<</Root 1 0 R>>',
  ],
  { type: 'application/pdf' },
);

/** A picture drawn on the spot. */
export function demoPicture(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 300;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#F5F6F8';
    context.fillRect(0, 0, 480, 300);
    context.fillStyle = '#4E5766';
    context.font = '32px sans-serif';
    context.fillText('营业执照（示例）', 110, 160);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('图片生成失败'))), 'image/png');
  });
}
