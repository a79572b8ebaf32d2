import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '@portal/database';
import { provider } from '@portal/database/schema/platform';
import { isLoopback } from '@portal/http';
import { type PortName, portNames, ports } from '@portal/shared/codes/ports';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { auditAct } from '../../domain/staff/audit-staff';
import { ownCustomersTenant } from '../../domain/staff/own-tenant';
import { type HandlerInput, type StaffGroupHandlers, staffCall } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { takeTurn } from '../../kernel/data/take-turn';
import { conflict, fieldFault } from '../../kernel/http/http-error';
import { askPort } from '../../kernel/ports/http-port';
import { PortFault } from '../../kernel/ports/port-fault';
import { secretPlace } from '../../kernel/ports/providers';

const providerRoles = ['tenants'] as const;

type ProviderReply = CallReply<'staffProviderSet'>;
type Row = typeof provider.$inferSelect;

const oneOf = (tenant: string, port: PortName) => and(eq(provider.tenant, tenant), eq(provider.port, port));

function shown({ providers }: StaffContext, port: PortName, row: Row | undefined): ProviderReply {
  const common = { port, name: portNames[port] };
  if (!row) return { ...common, mode: 'default', url: providers.defaultUrl(port), keyId: null, changedAt: null };
  const changedAt = row.changedAt.toISOString();
  if (row.url === '') return { ...common, mode: 'manual', url: null, keyId: null, changedAt };
  return { ...common, mode: 'own', url: row.url, keyId: row.keyId, changedAt };
}

async function list(
  context: StaffContext,
  { body }: HandlerInput<'staffProviderList'>,
): Promise<CallReply<'staffProviderList'>> {
  await ownCustomersTenant(context, providerRoles, body.tenant);
  const rows = await context.db.select().from(provider).where(eq(provider.tenant, body.tenant));
  return ports.map((port) =>
    shown(
      context,
      port,
      rows.find((row) => row.port === port),
    ),
  );
}

/** Personal data and money go there, so nobody in between may read it. */
function checkAddress({ providers }: StaffContext, url: string): void {
  const address = URL.canParse(url) ? new URL(url) : null;
  const local = address?.protocol === 'http:' && isLoopback(address.hostname);
  if (address?.username !== '' || (address.protocol !== 'https:' && !local))
    throw fieldFault('url', '请输入 https 地址，且不含用户名和密码');
  if (providers.hosts?.lists(address.hostname) === false)
    throw fieldFault('url', '该地址的主机不在允许范围内，请联系运维人员');
}

/** The row to store; undefined: the environment's provider counts. */
function rowOf(
  context: StaffContext,
  before: Row | undefined,
  { tenant, port, mode, url = '', keyId = 'portal', secret }: HandlerInput<'staffProviderSet'>['body'],
): Row | undefined {
  const { dataKeys, now } = context;
  if (mode === 'default') return undefined;
  const place = { tenant, port, settings: {}, changedAt: now };
  if (mode === 'manual') return { ...place, url: '', keyId: '', secretSealed: '' };
  checkAddress(context, url);
  const secretSealed = secret === undefined ? before?.secretSealed : dataKeys.seal(secret, secretPlace(tenant, port));
  // A secret that one provider knows must not sign for another address.
  if (!secretSealed || (secret === undefined && before?.url !== url)) throw fieldFault('secret', '请输入密钥');
  return { ...place, url, keyId, secretSealed };
}

async function store(db: Queryable, row: Row): Promise<void> {
  await db
    .insert(provider)
    .values(row)
    .onConflictDoUpdate({ target: [provider.tenant, provider.port], set: row });
}

async function set(context: StaffContext, { body }: HandlerInput<'staffProviderSet'>): Promise<ProviderReply> {
  await ownCustomersTenant(context, providerRoles, body.tenant);
  const { tenant, port } = body;
  return context.db.transaction(async (transaction) => {
    await takeTurn(transaction, `provider:${tenant}:${port}`);
    const [before] = await transaction.select().from(provider).where(oneOf(tenant, port));
    const row = rowOf(context, before, body);
    if (row) await store(transaction, row);
    else await transaction.delete(provider).where(oneOf(tenant, port));
    const after = shown(context, port, row);
    await auditAct(transaction, context, {
      action: 'provider.set',
      object: portNames[port],
      tenant,
      before: shown(context, port, before),
      after: { ...after, secretChanged: body.secret !== undefined },
    });
    return after;
  });
}

const testMs = 5_000;

/**
 * Returns whether the provider answers. Every failure looks the same and takes as long: otherwise the answer would tell
 * which hosts and ports there are.
 */
async function test(
  context: StaffContext,
  { body }: HandlerInput<'staffProviderTest'>,
): Promise<CallReply<'staffProviderTest'>> {
  await ownCustomersTenant(context, providerRoles, body.tenant);
  const { db, providers, log } = context;
  const { tenant, port } = body;
  const found = await providers.find(tenant, port);
  if (!found) throw conflict('该接口没有配置服务商，由人工办理');
  const began = performance.now();
  const over = pause(testMs, undefined, { ref: false });
  let ok = true;
  try {
    await askPort(found, 'ping', {}, z.object({ ok: z.literal(true) }), { deadlineMs: testMs, evenIfAway: true });
  } catch (error) {
    if (!(error instanceof PortFault)) throw error;
    log.warn({ err: error, port }, 'a provider did not answer its test');
    ok = false;
    await over;
  }
  await auditAct(db, context, { action: 'provider.test', object: portNames[port], tenant, after: { ok } });
  const msg = ok ? '连接正常，签名有效' : '没有得到约定的应答，请检查地址、密钥编号和密钥';
  return { ok, milliseconds: ok ? Math.round(performance.now() - began) : testMs, msg };
}

const byTenants = { roles: providerRoles } as const;

export const providerHandlers: StaffGroupHandlers<'staffProviders'> = {
  staffProviderList: staffCall(byTenants, list),
  staffProviderSet: staffCall(byTenants, set),
  staffProviderTest: staffCall(byTenants, test),
};
