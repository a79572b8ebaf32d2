import { staffCall } from '../client/staff-call';
import type { FoundGroup } from '../keys/use-found';
import { ofCustomers, type Tenant, tenantName } from '../session/tenants';

type Row = FoundGroup['rows'][number];
type Found = Omit<Row, 'notes'> & { readonly note: string; readonly tenant: string };

interface Source {
  /** The page that lists them. Whoever may not open it finds none. */
  readonly page: string;
  readonly title: string;
  readonly find: (keyword: string, signal: AbortSignal) => Promise<readonly Found[]>;
}

const limit = 5;

const sources: readonly Source[] = [
  {
    page: '/desk/companies',
    title: '企业',
    find: async (keyword, signal) => {
      const { rows } = await staffCall('staffCompanyList', { body: { keyword, limit } }, signal);
      return rows.map(({ compCode, compName, compNo, tenant }) => ({
        tenant,
        path: `/desk/companies/${compCode}`,
        title: compName,
        note: compNo,
      }));
    },
  },
  {
    page: '/desk/people',
    title: '人员',
    find: async (keyword, signal) => {
      const { rows } = await staffCall('staffPersonList', { body: { keyword, limit } }, signal);
      return rows.map(({ userCode, userName, mobile, tenant }) => ({
        tenant,
        path: `/desk/people/${userCode}`,
        title: userName,
        note: mobile,
      }));
    },
  },
  {
    page: '/desk/cases',
    title: '审核事项',
    find: async (keyword, signal) => {
      const { rows } = await staffCall('staffCaseList', { body: { keyword, limit, counts: false } }, signal);
      return rows.map(({ taskId, kindName, compName, requestNo, tenant }) => ({
        tenant,
        path: `/desk/cases/${taskId}`,
        title: `${kindName}：${compName}`,
        note: requestNo,
      }));
    },
  },
];

/** Two tenants may have a company of one name, so a row says whose it is where the person works for several. */
function rowOf({ tenant, note, ...row }: Found, tenants: readonly Tenant[]): Row {
  const name = tenants.length > 1 ? tenantName(tenants, tenant) : '';
  return { ...row, notes: [note, name] };
}

/** Finds companies, people and open cases by a name or number, on the pages that the person may open. */
export const findWork =
  (pages: readonly { readonly path: string }[], tenants: readonly Tenant[]) =>
  (keyword: string, signal: AbortSignal): Promise<FoundGroup[]> =>
    Promise.all(
      sources
        .filter(({ page }) => pages.some(({ path }) => path === page))
        .map(async ({ title, find }) => {
          const rows = await find(keyword, signal);
          return { title, rows: rows.map((row) => rowOf(row, ofCustomers(tenants))) };
        }),
    );
