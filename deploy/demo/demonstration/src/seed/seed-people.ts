import type { Queryable } from '@portal/database';
import { company, consentGiven, employee, passwordHistory, user } from '@portal/database/schema/platform';
import { currentConsents } from '@portal/platform/src/domain/article/consents';
import { dayMs, daysAfter } from '@portal/platform/src/kernel/data/days';
import { nextNumber } from '@portal/platform/src/kernel/data/next-number';
import { inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { demoCompanies } from './companies';
import { demoCreditCode } from './credit-code';
import { type DemoTenant, demoCode } from './demo-tenant';
import { demoPeople, rootOf } from './people';

const joinedAt = (index: number, now: Date) => daysAfter(now, index - 400);

function companyRows(tenant: DemoTenant, now: Date) {
  return demoCompanies.map(
    ({ key, name, status, role, secondRole }, index): PgInsertValue<typeof company> => ({
      compCode: demoCode('C', tenant, key),
      compNo: nextNumber('company', joinedAt(index, now)),
      tenant: tenant.code,
      compName: name,
      creditCode: demoCreditCode(index + 1),
      compStatus: status,
      compRoles: [
        { prodCode: 'SCM', compRole: role },
        ...(secondRole === undefined ? [] : [{ prodCode: 'SCM', compRole: secondRole }]),
        { prodCode: 'CRM', compRole: role },
      ],
      createdAt: joinedAt(index, now),
      certifiedAt: status === '40' ? daysAfter(now, index - 380) : null,
    }),
  );
}

/** The columns that all accounts share. */
type DemoPassword = Pick<typeof user.$inferInsert, 'passwordHash' | 'passwordStrength'>;

function userRows(tenant: DemoTenant, password: DemoPassword, now: Date) {
  return demoPeople.map(({ mobile, name, account, passwordDays = 10 }): typeof user.$inferInsert => ({
    userCode: demoCode('U', tenant, mobile),
    tenant: tenant.code,
    mobile,
    userName: name,
    ...password,
    email: '',
    status: 'ACTIVE',
    environmentCheck: 'NEVER',
    mustChangePassword: false,
    ...account,
    passwordChangedAt: daysAfter(now, -passwordDays),
    createdAt: daysAfter(now, -300),
  }));
}

/** Everybody has logged in lately, in all of their companies at the same time. */
const lastLogin = (index: number, now: Date) => new Date(now.getTime() - ((index % 12) + 1) * dayMs - index * 60_000);

/** A place as the company's administrator typed it yesterday. */
const invitedPlace = (tenant: DemoTenant, key: string, mobile: string, userName: string, now: Date) => ({
  userName,
  email: '',
  mobile,
  invitedBy: demoCode('U', tenant, rootOf(key).mobile),
  invitedAt: daysAfter(now, -1),
});

function employeeRows(tenant: DemoTenant, now: Date) {
  return demoPeople.flatMap(({ mobile, name, places }, index) =>
    places.map(({ company: key, roles, status = '1', rootManager = false, neverIn }): typeof employee.$inferInsert => ({
      employeeCode: demoCode('E', tenant, `${key}${mobile}`),
      compCode: demoCode('C', tenant, key),
      userCode: demoCode('U', tenant, mobile),
      status,
      rootManager,
      employeeRoles: [...roles],
      productCodes: ['SCM'],
      createdAt: daysAfter(now, index - 200),
      lastLoginAt: neverIn || status === '0' ? null : lastLogin(index, now),
      ...(status === '0' && invitedPlace(tenant, key, mobile, name, now)),
    })),
  );
}

/** Everybody has agreed to the current texts, so that no login asks. */
async function seedConsents(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  const current = await currentConsents(db, { origin: { tenant: tenant.code }, now });
  const rows = demoPeople.flatMap(({ mobile }) =>
    current
      .filter(({ type }) => type !== 'FACE')
      .map(({ type: consent, version }) => ({
        consentId: demoCode('G', tenant, `${mobile}${consent}`),
        userCode: demoCode('U', tenant, mobile),
        consent,
        version,
        address: '127.0.0.1',
        at: now,
      })),
  );
  await db
    .insert(consentGiven)
    .values(rows)
    .onConflictDoUpdate({
      target: consentGiven.consentId,
      set: { version: sql`excluded.version`, at: sql`excluded.at` },
    });
}

/**
 * Seeds companies and people. Seeding again restores the state that the accounts show: passwords, locks, roles and
 * statuses.
 */
export async function seedPeople(db: Queryable, tenant: DemoTenant, password: DemoPassword, now: Date): Promise<void> {
  await db
    .insert(company)
    .values(companyRows(tenant, now))
    .onConflictDoUpdate({ target: company.compCode, set: { compStatus: sql`excluded.comp_status` } });
  await db
    .insert(user)
    .values(userRows(tenant, password, now))
    .onConflictDoUpdate({
      target: user.userCode,
      set: {
        mobile: sql`excluded.mobile`,
        email: sql`excluded.email`,
        passwordHash: sql`excluded.password_hash`,
        passwordStrength: sql`excluded.password_strength`,
        passwordChangedAt: sql`excluded.password_changed_at`,
        mustChangePassword: sql`excluded.must_change_password`,
        status: sql`excluded.status`,
      },
    });
  // Removes the earlier passwords, too: a person who tries an account may choose the same password again.
  const userCodes = demoPeople.map(({ mobile }) => demoCode('U', tenant, mobile));
  await db.delete(passwordHistory).where(inArray(passwordHistory.userCode, userCodes));
  await db
    .insert(employee)
    .values(employeeRows(tenant, now))
    .onConflictDoUpdate({
      target: employee.employeeCode,
      set: {
        status: sql`excluded.status`,
        rootManager: sql`excluded.root_manager`,
        employeeRoles: sql`excluded.employee_roles`,
        mobile: sql`excluded.mobile`,
        userName: sql`excluded.user_name`,
        invitedBy: sql`excluded.invited_by`,
        invitedAt: sql`excluded.invited_at`,
        lastLoginAt: sql`coalesce(${employee.lastLoginAt}, excluded.last_login_at)`,
      },
    });
  await seedConsents(db, tenant, now);
}
