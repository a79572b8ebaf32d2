import { companyPlace, type FirstCall } from '../boot/first-calls';
import type { DeclaredCall } from '../boot/route-meta';
import { customerCalls } from '../contract/customer-calls';
import type { Call } from '../contract/public';
import { addressOf } from '../crypto/address';
import { requestForm } from './request-form';

/**
 * The row of a call with which a page may begin: it only reads, for people who are logged in, and goes out as it is.
 */
function firstCallRow(name: string): Call | undefined {
  const rows = customerCalls as Readonly<Record<string, Call>>;
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
  const isPlain = row?.method === 'POST' && row.body !== 'file' && row.reply === 'json' && !row.sealed && !row.secrets;
  return row && isPlain && row.token && !row.writes && !row.path.includes('{') ? row : undefined;
}

/** The call as the page's own client will send it; undefined if a page may not begin with it. */
export function firstCall({ call, query = {}, body, needs }: DeclaredCall): FirstCall | undefined {
  const row = firstCallRow(call);
  if (!row) return undefined;
  const fields = Object.entries(query).map(([name, value]) => [name, typeof value === 'object' ? companyPlace : value]);
  const form = requestForm(row, { query: Object.fromEntries(fields), ...(body && { body }) });
  return {
    address: addressOf(form.path, form.query),
    ...(form.body ? { body: JSON.stringify(form.body) } : {}),
    ...(needs ? { needs } : {}),
  };
}
