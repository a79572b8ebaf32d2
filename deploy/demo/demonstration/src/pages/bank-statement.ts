import type { Queryable } from '@portal/database';
import { bankAccount, company } from '@portal/database/schema/platform';
import { yuan } from '@portal/platform/src/domain/bank-account/show-transfer';
import { escapeHtml } from '@portal/platform/src/kernel/html/escape-html';
import { eq } from 'drizzle-orm';

type Arrived = Awaited<ReturnType<typeof bankStatement>>[number];

/** The small transfers that have arrived, as the banks of a demonstration's companies show them. */
export async function bankStatement(db: Queryable) {
  const rows = await db
    .select({ account: bankAccount, comp: company })
    .from(bankAccount)
    .innerJoin(company, eq(company.compCode, bankAccount.compCode))
    .where(eq(bankAccount.state, 'PAID_SUCCESS'))
    .orderBy(bankAccount.expiresAt)
    .limit(200);
  return rows.map(({ account, comp }) => ({
    accountId: account.accountId,
    tenant: comp.tenant,
    compName: comp.compName,
    accountTail: account.accountNo.slice(-4),
    amount: yuan(account.amount),
    serialNo: account.serialNo,
  }));
}

const heads = ['站点', '企业', '账户尾号', '流水号', '到账金额（元）'];
/** The places of the amounts. */
const numbers = new Set([4]);

export function statementTable(arrived: readonly Arrived[]): string {
  const rows = arrived.map(({ tenant, compName, accountTail, serialNo, amount }) => {
    const cells = [tenant, compName, accountTail, serialNo, amount].map(
      (cell, place) =>
        `<td data-label="${heads[place]}"${numbers.has(place) ? ' class="number"' : ''}>${escapeHtml(cell)}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  const table = `<table><thead><tr>${heads.map((head, place) => `<th${numbers.has(place) ? ' class="number"' : ''}>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
  return `<section><h2>银行到账</h2>\n${rows.length === 0 ? '<p>没有等待回填的款项。</p>' : table}</section>`;
}
