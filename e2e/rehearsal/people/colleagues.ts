import type { StaffRole } from '@portal/shared/codes/staff-roles';

export const staffPassword = 'Kranich@2026x';

export const firstAdministrator = '韩铮';

export const secondAdministrator = { loginName: 'gu.wen', displayName: '顾雯' } as const;

/** The people whom the two administrators invite, by their part. */
export const colleagues = {
  first: { loginName: 'lu.yan', displayName: '陆岩' },
  second: { loginName: 'xu.qing', displayName: '许青' },
  care: { loginName: 'he.min', displayName: '何敏' },
  tenants: { loginName: 'song.ke', displayName: '宋可' },
} as const satisfies Partial<Record<StaffRole, { readonly loginName: string; readonly displayName: string }>>;

export type Part = keyof typeof colleagues;

/** Everybody who works for the platform in a rehearsal. */
export type Team<Person> = Readonly<Record<'admin' | Part, Person>>;
