import type { StaffRole } from '@portal/shared/codes/staff-roles';
import type { Me } from '../../session/session';

export interface Chapter {
  /** The name of its file, and its part of the address. */
  readonly name: string;
  /** The heading of the file. */
  readonly title: string;
  /** Whose work it is about. Everybody may read all of them. */
  readonly roles: readonly StaffRole[];
  /** Each chapter is a file of its own, which is loaded when somebody reads it. */
  readonly load: () => Promise<{ default: string }>;
}

/** The chapters of the handbook that are about work at the desk or with the running platform. */
export const chapters: readonly Chapter[] = [
  {
    name: 'review',
    title: '审核',
    roles: ['first', 'second'],
    load: () => import('@portal/docs/zh/review.md'),
  },
  {
    name: 'customer-service',
    title: '客服',
    roles: ['care'],
    load: () => import('@portal/docs/zh/customer-service.md'),
  },
  {
    name: 'opening',
    title: '上线',
    roles: ['tenants', 'admin'],
    load: () => import('@portal/docs/zh/opening.md'),
  },
  { name: 'operation', title: '日常运行', roles: [], load: () => import('@portal/docs/zh/operation.md') },
  { name: 'alerts', title: '监控与报警', roles: [], load: () => import('@portal/docs/zh/alerts.md') },
  { name: 'upgrade', title: '升级与回退', roles: [], load: () => import('@portal/docs/zh/upgrade.md') },
  { name: 'security', title: '安全', roles: ['audit'], load: () => import('@portal/docs/zh/security.md') },
  { name: 'testing', title: '测试', roles: ['test'], load: () => import('@portal/docs/zh/testing.md') },
  { name: 'joining', title: '接入', roles: [], load: () => import('@portal/docs/zh/joining.md') },
  { name: 'providers', title: '接入外部服务', roles: [], load: () => import('@portal/docs/zh/providers.md') },
  {
    name: 'releasing',
    title: '发布',
    roles: ['releases'],
    load: () => import('@portal/docs/zh/releasing.md'),
  },
];

export const helpAddress = ({ name }: Pick<Chapter, 'name'>): string => `/desk/help/${name}`;

export const chapterNamed = (name: string): Chapter | undefined => chapters.find((chapter) => chapter.name === name);

/** The chapter about the person's own work. */
export const ownChapter = ({ roles }: Me): Chapter | undefined =>
  chapters.find((chapter) => roles.some(({ role }) => chapter.roles.includes(role))) ?? chapters[0];
