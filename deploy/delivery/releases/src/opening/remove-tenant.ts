import { type Database, deleteWithReferrers, type Queryable, whereColumnIs } from '@portal/database';
import { type Sentence, say } from '@portal/release-record/sentence';
import { type SQL, sql } from 'drizzle-orm';
import { announceCatalog } from '../catalog-channel';
import { ChangeRefused } from '../refusal';
import { refuseDefault, type TenantAct } from './close-tenant';
import { lockedTenant, noteState } from './open-when-complete';

/** The journals cannot be changed, and a tenant that is gone stays in them. */
const journals = ['release_audit', 'audit_event', 'audit_tally'];

/** What the operator put there goes with the tenant, and so does what is of use for minutes only. */
const settings = [
  'article',
  'browser_key',
  'content_draft',
  'content_version',
  'outbox_entry',
  'provider',
  'review_policy',
  'sent_code',
  'session',
  'site_content',
  'staff_role',
  'staff_session',
  'tenant_certificate',
];

/** What belongs to people and companies, or is evidence about them. Every table that is not named here counts, too. */
const words: Readonly<Record<string, Sentence>> = {
  company: say('家企业', 'companies'),
  user: say('名用户', 'people'),
  dispatch: say('条待发送或已发送的通知', 'notices, sent or waiting'),
  mobile_correction: say('条手机号更正', 'corrections of mobile numbers'),
  review_task: say('件审核', 'cases'),
  staff_note: say('条员工备注', 'notes of staff'),
  stored_file: say('份文件', 'files'),
  support_ticket: say('条客户咨询', 'questions of customers'),
};

/** The name of a table without its schema and without quotes. */
const bare = (table: string) => table.replace(/^.*\./, '').replaceAll('"', '');

const platformTables = (queryable: Queryable, code: string): Promise<Map<string, SQL>> =>
  whereColumnIs(queryable, { schema: 'platform', column: 'tenant', value: code, but: journals });

async function inTheWay(transaction: Queryable, tables: ReadonlyMap<string, SQL>): Promise<Sentence[]> {
  const found: Sentence[] = [];
  for (const [table, condition] of tables) {
    if (settings.includes(bare(table))) continue;
    const { rows } = await transaction.execute(
      sql`select count(*)::int as n from ${sql.raw(table)} where ${condition}`,
    );
    const [{ n } = { n: 0 }] = rows as unknown as { n: number }[];
    const name = bare(table);
    const { zh, en } = words[name] ?? say(`条 ${name}`, `rows of ${name}`);
    if (n > 0) found.push(say(`${n} ${zh}`, `${n} ${en}`));
  }
  return found;
}

/** Deletes a tenant with its slots, host names, grants and tokens. The releases stay. */
export async function deletePlaces(transaction: Queryable, code: string): Promise<void> {
  const ofTenant = { schema: 'public', column: 'tenant_code', value: code, but: journals };
  const rows = await whereColumnIs(transaction, ofTenant);
  await deleteWithReferrers(transaction, new Map([...rows, ['tenant', sql`code = ${code}`]]));
  await announceCatalog(transaction, code);
}

/**
 * Removes a tenant that serves nobody and holds nothing of anybody. Its host names are free then. Undefined: there is no
 * such tenant.
 */
export function removeTenant(
  database: Database,
  { code, by }: TenantAct,
): Promise<{ hostNames: string[] } | undefined> {
  return database.db.transaction(async (transaction) => {
    const row = await lockedTenant(transaction, code);
    if (!row) return undefined;
    if (row.openedAt && !row.closedAt)
      throw new ChangeRefused([
        say(
          `租户 ${code} 正在为客户服务：请先用 portal tenants close ${code} 停止服务。`,
          `${code} serves customers: end that first with portal tenants close ${code}.`,
        ),
      ]);
    await refuseDefault(transaction, row);
    const tables = await platformTables(transaction, code);
    const found = await inTheWay(transaction, tables);
    if (found.length > 0)
      throw new ChangeRefused([
        say(
          `租户 ${code} 还有 ${found.join('、')}，须依法留存，不能删除；可以保持停止服务。`,
          `${code} has ${found.map(({ en }) => en).join(', ')}, which the law wants to be kept: it cannot be removed, and may stay closed.`,
        ),
      ]);
    const hosts = await transaction.execute(sql`select host_name from tenant_host where tenant_code = ${code}`);
    const hostNames = (hosts.rows as unknown as { host_name: string }[]).map((host) => host.host_name).sort();
    const gone = new Map([...tables].filter(([table]) => settings.includes(bare(table))));
    await deleteWithReferrers(transaction, gone);
    await deletePlaces(transaction, code);
    await noteState(transaction, {
      code,
      action: 'tenant-remove',
      by,
      detail: { platformName: row.platformName, hostNames },
    });
    return { hostNames };
  });
}
