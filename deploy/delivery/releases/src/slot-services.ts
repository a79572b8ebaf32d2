import type { Database } from '@portal/database';
import { releaseAudit, slotService } from '@portal/database/schema/releases';
import { tenant } from '@portal/database/schema/tenants';
import { type Sentence, say } from '@portal/release-record/sentence';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { SlotBackend } from './catalog';
import { announceCatalog } from './catalog-channel';
import { reservedSlotFaults } from './gate/check-slot-name';
import { ChangeRefused, NotThere } from './refusal';

/** A slot of one tenant, or of each tenant that has no service of its own there. */
export interface ServicePlace {
  /** Null: all tenants. */
  tenant: string | null;
  slot: string;
  by: string;
}

export interface ServiceChange extends ServicePlace {
  url: string;
}

export interface ListedService {
  tenant: string | null;
  slot: string;
  url: string;
  by: string;
  at: Date;
}

type Row = typeof slotService.$inferSelect;

function urlFaults(text: string): Sentence[] {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return [
      say(
        `服务地址 ${text} 不是 http 或 https 地址：例如 http://invoice:9000。`,
        `${text} is no http or https address: write it like http://invoice:9000.`,
      ),
    ];
  if (url.username || url.password)
    return [
      say(
        '服务地址不能包含用户名或密码：服务凭网关签发的身份识别访问者。',
        'The address of a service holds no name or password: the service knows callers by the identity that a gateway signs.',
      ),
    ];
  return url.search || url.hash
    ? [say(`服务地址 ${text} 不能包含 ? 或 # 之后的部分。`, `The address ${text} of a service ends before ? and #.`)]
    : [];
}

const nameFaults = (slot: string): Sentence[] =>
  /^[a-z][a-z0-9-]{0,63}$/.test(slot)
    ? reservedSlotFaults(slot)
    : [
        say(
          `位置名 ${slot} 只能包含小写字母、数字和连字符，并以字母开头。`,
          `${slot} is no name of a slot: a small letter, then small letters, digits and hyphens.`,
        ),
      ];

const at = ({ tenant: code, slot }: ServicePlace) =>
  sql`${code === null ? isNull(slotService.tenantCode) : eq(slotService.tenantCode, code)} and ${eq(slotService.slot, slot)}`;

/** Gives a slot its backend. Gateways pass calls on to it as soon as they hear of the change. */
export function setService(database: Database, change: ServiceChange): Promise<{ before: string | null }> {
  const { tenant: tenantCode, slot, by } = change;
  const url = change.url.replace(/\/+$/, '');
  const faults = [...nameFaults(slot), ...urlFaults(url)];
  if (faults.length > 0) throw new ChangeRefused(faults);
  return database.db.transaction(async (transaction) => {
    if (tenantCode !== null) {
      const found = await transaction.select().from(tenant).where(eq(tenant.code, tenantCode));
      if (found.length === 0) throw new NotThere('tenant', tenantCode);
    }
    const [before] = await transaction.select().from(slotService).where(at(change)).for('update');
    if (before?.url === url) return { before: url };
    const row = { tenantCode, slot, url, setBy: by, setAt: sql`now()` };
    await transaction
      .insert(slotService)
      .values(row)
      .onConflictDoUpdate({ target: [slotService.tenantCode, slotService.slot], set: row });
    const detail = { from: before?.url ?? null, to: url };
    await transaction.insert(releaseAudit).values({ who: by, action: 'service-set', tenantCode, slot, detail });
    await announceCatalog(transaction, `${tenantCode ?? ''}/${slot}`);
    return { before: before?.url ?? null };
  });
}

/** Takes a slot's backend away. Returns its address, or undefined if the slot had none. */
export function removeService(database: Database, place: ServicePlace): Promise<string | undefined> {
  const { tenant: tenantCode, slot, by } = place;
  return database.db.transaction(async (transaction) => {
    const [gone] = await transaction.delete(slotService).where(at(place)).returning();
    if (!gone) return undefined;
    const detail = { from: gone.url, to: null };
    await transaction.insert(releaseAudit).values({ who: by, action: 'service-remove', tenantCode, slot, detail });
    await announceCatalog(transaction, `${tenantCode ?? ''}/${slot}`);
    return gone.url;
  });
}

export function listServices(database: Database): Promise<ListedService[]> {
  const { tenantCode, slot, url, setBy, setAt } = slotService;
  return database.db
    .select({ tenant: tenantCode, slot, url, by: setBy, at: setAt })
    .from(slotService)
    .orderBy(asc(slot), asc(tenantCode));
}

/** The services of each tenant: its own, and for other slots those of all tenants. */
export function backendsByTenant(rows: readonly Row[]): (code: string) => readonly SlotBackend[] {
  const of = (code: string | null) => rows.filter(({ tenantCode }) => tenantCode === code);
  const ofAll = of(null);
  return (code) => {
    const urls = new Map([...ofAll, ...of(code)].map(({ slot, url }) => [slot, url]));
    return [...urls].map(([slot, url]) => ({ slot, url }));
  };
}
