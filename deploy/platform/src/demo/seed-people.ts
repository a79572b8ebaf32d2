import type { Queryable } from '@portal/database';
import { company, employee, user } from '@portal/database/schema/platform';
import { sql } from 'drizzle-orm';
import { demoCompanies } from './companies';
import { demoCreditCode } from './credit-code';
import { type DemoTenant, demoCode } from './demo-tenant';
import { demoPeople } from './people';

const dayMs = 86_400_000;

function companyRows(tenant: DemoTenant, now: Date) {
  return demoCompanies.map(({ key, name, status, role }, index): typeof company.$inferInsert => ({
    compCode: demoCode('C', tenant, key),
    tenant: tenant.code,
    compName: name,
    creditCode: demoCreditCode(index + 1),
    compStatus: status,
    compRoles: [
      { prodCode: 'SCM', compRole: role },
      { prodCode: 'CRM', compRole: role },
    ],
    createdAt: new Date(now.getTime() - (400 - index) * dayMs),
    certifiedAt: status === '40' ? new Date(now.getTime() - (380 - index) * dayMs) : null,
  }));
}

function userRows(tenant: DemoTenant, passwordHash: string, now: Date) {
  return demoPeople.map(({ mobile, name, account, passwordDays = 10 }): typeof user.$inferInsert => ({
    userCode: demoCode('U', tenant, mobile),
    tenant: tenant.code,
    mobile,
    userName: name,
    passwordHash,
    email: '',
    status: 'ACTIVE',
    environmentCheck: 'NEVER',
    mustChangePassword: false,
    ...account,
    passwordChangedAt: new Date(now.getTime() - passwordDays * dayMs),
    createdAt: new Date(now.getTime() - 300 * dayMs),
  }));
}

function employeeRows(tenant: DemoTenant, now: Date) {
  return demoPeople.flatMap(({ mobile, places }, index) =>
    places.map(({ company: key, roles, status = '1', rootManager = false }): typeof employee.$inferInsert => ({
      employeeCode: demoCode('E', tenant, `${key}${mobile}`),
      compCode: demoCode('C', tenant, key),
      userCode: demoCode('U', tenant, mobile),
      status,
      rootManager,
      employeeRoles: [...roles],
      productCodes: ['SCM'],
      createdAt: new Date(now.getTime() - (200 - index) * dayMs),
    })),
  );
}

/**
 * Companies and people. Seeding again puts back what the accounts are there to show: passwords, locks, roles and statuses.
 */
export async function seedPeople(db: Queryable, tenant: DemoTenant, passwordHash: string, now: Date): Promise<void> {
  await db
    .insert(company)
    .values(companyRows(tenant, now))
    .onConflictDoUpdate({ target: company.compCode, set: { compStatus: sql`excluded.comp_status` } });
  await db
    .insert(user)
    .values(userRows(tenant, passwordHash, now))
    .onConflictDoUpdate({
      target: user.userCode,
      set: {
        mobile: sql`excluded.mobile`,
        email: sql`excluded.email`,
        passwordHash: sql`excluded.password_hash`,
        passwordChangedAt: sql`excluded.password_changed_at`,
        mustChangePassword: sql`excluded.must_change_password`,
        status: sql`excluded.status`,
      },
    });
  await db
    .insert(employee)
    .values(employeeRows(tenant, now))
    .onConflictDoUpdate({
      target: employee.employeeCode,
      set: {
        status: sql`excluded.status`,
        rootManager: sql`excluded.root_manager`,
        employeeRoles: sql`excluded.employee_roles`,
      },
    });
}
