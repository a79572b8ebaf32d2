import type { Queryable } from '@portal/database';
import {
  adminChange,
  changeRequest,
  company,
  companyRequest,
  permit,
  reviewTask,
} from '@portal/database/schema/platform';
import { asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';

const ofCompany = { tenant: company.tenant, compName: company.compName, compStatus: company.compStatus };

/** The number that the applicant knows. A case without a request of its own has the company's number. */
export const requestNo = sql<string>`coalesce(${changeRequest.requestNo}, ${adminChange.requestNo}, ${permit.requestNo}, ${companyRequest.requestNo}, ${company.compNo})`;

export function openTasks(db: Queryable) {
  return db
    .select({ ...getTableColumns(reviewTask), ...ofCompany, requestNo })
    .from(reviewTask)
    .innerJoin(company, eq(company.compCode, reviewTask.compCode))
    .leftJoin(changeRequest, eq(changeRequest.changeNo, reviewTask.subject))
    .leftJoin(adminChange, eq(adminChange.changeNo, reviewTask.subject))
    .leftJoin(permit, eq(permit.applyNo, reviewTask.subject))
    .leftJoin(companyRequest, eq(companyRequest.requestId, reviewTask.subject))
    .where(isNull(reviewTask.doneAt))
    .orderBy(asc(reviewTask.createdAt))
    .limit(200);
}

export type OpenTask = Awaited<ReturnType<typeof openTasks>>[number];
