import type { Queryable } from '@portal/database';
import { knownBrowser, session } from '@portal/database/schema/platform';
import { formatMinute } from '@portal/shared/format';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../kernel/calls/context';
import { hashOf } from '../../kernel/data/new-code';
import { one } from '../../kernel/data/one';
import { notifyPerson } from '../../kernel/dispatch/notify';
import type { Account } from '../../kernel/session/accounts';
import { browserName, systemName } from '../../kernel/session/user-agent';
import { newDeviceNotices } from './notices';

interface Device {
  readonly browserId: string;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * A device is new if the person has used others, but never this browser, and lately none of the same kind at this
 * network address. A person who clears their browser still has the same device. The very first device gives no warning.
 */
async function isNewDevice(db: Queryable, { userCode }: Account, device: Device): Promise<boolean> {
  const { browserId, address, userAgent } = device;
  const { rows } = await db.execute<{ known: boolean; others: boolean; alike: boolean }>(sql`select
    exists (select 1 from ${knownBrowser}
      where ${knownBrowser.userCode} = ${userCode} and ${knownBrowser.browserHash} = ${hashOf(browserId)}) as known,
    exists (select 1 from ${knownBrowser} where ${knownBrowser.userCode} = ${userCode}) as others,
    exists (select 1 from ${session} where ${session.userCode} = ${userCode}
      and ${session.address} = ${address} and ${session.userAgent} = ${userAgent.slice(0, 300)}) as alike`);
  const { known, others, alike } = one(rows);
  return others && !known && !alike;
}

/** Tells a person about a login from a new device. It runs before the browser is remembered. */
export async function tellOfNewDevice(
  { db, origin, now }: CallContext,
  account: Account,
  browserId: string,
): Promise<void> {
  const { address, userAgent } = origin;
  if (!(await isNewDevice(db, account, { browserId, address, userAgent }))) return;
  const device = `${systemName(userAgent)} ${browserName(userAgent)}`;
  await notifyPerson(db, newDeviceNotices.newDevice, account.userCode, { time: formatMinute(now), device }, now);
}
