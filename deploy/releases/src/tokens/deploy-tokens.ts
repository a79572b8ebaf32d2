import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@portal/database';
import { deployToken, releaseAudit, tenant } from '@portal/database/schema/releases';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { ReleaseRefused } from '../refusal';
import type { TokenLimits } from './token-rights';

export interface DeployToken extends TokenLimits {
  id: number;
  name: string;
}

export interface ListedToken extends DeployToken {
  createdBy: string;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

export interface NewToken extends TokenLimits {
  name: string;
  expiresAt: Date | null;
  by: string;
}

const tokenName = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,62}$/u;

/** Tokens are random, so a plain hash is enough: there is nothing to guess. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a token and gives its text, this one time. */
export async function createToken(database: Database, wanted: NewToken): Promise<{ id: number; token: string }> {
  const token = `portal_${randomBytes(32).toString('base64url')}`;
  const id = await storeToken(database, wanted, token);
  return { id, token };
}

async function storeToken(database: Database, wanted: NewToken, token: string): Promise<number> {
  const { name, package: packageName, tenant: tenantCode, expiresAt, by } = wanted;
  if (!tokenName.test(name)) throw new ReleaseRefused([`令牌名称 ${name} 不合法：请使用文字、数字、空格和 . _ @ -。`]);
  return database.db.transaction(async (transaction) => {
    if (tenantCode !== null) {
      const known = await transaction.select({ code: tenant.code }).from(tenant).where(eq(tenant.code, tenantCode));
      if (known.length === 0) throw new ReleaseRefused([`没有租户 ${tenantCode}。`]);
    }
    const [stored] = await transaction
      .insert(deployToken)
      .values({ name, hash: hashOf(token), package: packageName, tenantCode, createdBy: by, expiresAt })
      .onConflictDoNothing()
      .returning({ id: deployToken.id });
    if (!stored) throw new ReleaseRefused([`已有名为 ${name} 的令牌：请换一个名称。`]);
    const detail = { token: name, package: packageName, expiresAt: expiresAt?.toISOString() ?? null };
    await transaction.insert(releaseAudit).values({ who: by, action: 'token-create', tenantCode, detail });
    return stored.id;
  });
}

/** Takes a token's row away, so that its name is free again. What it did stays in the audit. */
export async function forgetToken(database: Database, name: string): Promise<void> {
  await database.db.delete(deployToken).where(eq(deployToken.name, name));
}

/** Lets a token that the operator chose be used; nothing happens when it is known. */
export async function ensureToken(database: Database, name: string, token: string): Promise<void> {
  const known = await database.db
    .select({ id: deployToken.id })
    .from(deployToken)
    .where(eq(deployToken.hash, hashOf(token)));
  if (known.length > 0) return;
  // The operator's word replaces an earlier token of the same name.
  await forgetToken(database, name);
  await storeToken(database, { name, package: null, tenant: null, expiresAt: null, by: name }, token);
}

/** Whose token this is; undefined where it is unknown, revoked or expired. */
export async function findToken(database: Database, token: string): Promise<DeployToken | undefined> {
  const [found] = await database.db
    .select({
      id: deployToken.id,
      name: deployToken.name,
      package: deployToken.package,
      tenant: deployToken.tenantCode,
    })
    .from(deployToken)
    .where(
      and(
        eq(deployToken.hash, hashOf(token)),
        isNull(deployToken.revokedAt),
        or(isNull(deployToken.expiresAt), gt(deployToken.expiresAt, new Date())),
      ),
    );
  return found;
}

export function listTokens(database: Database): Promise<ListedToken[]> {
  return database.db
    .select({
      id: deployToken.id,
      name: deployToken.name,
      package: deployToken.package,
      tenant: deployToken.tenantCode,
      createdBy: deployToken.createdBy,
      createdAt: deployToken.createdAt,
      expiresAt: deployToken.expiresAt,
      revokedAt: deployToken.revokedAt,
    })
    .from(deployToken)
    .orderBy(deployToken.id);
}

/** From now on the token opens nothing. False where there is no such token in use. */
export function revokeToken(database: Database, name: string, by: string): Promise<boolean> {
  return database.db.transaction(async (transaction) => {
    const [revoked] = await transaction
      .update(deployToken)
      .set({ revokedAt: new Date() })
      .where(and(eq(deployToken.name, name), isNull(deployToken.revokedAt)))
      .returning({ tenantCode: deployToken.tenantCode });
    if (!revoked) return false;
    const { tenantCode } = revoked;
    await transaction
      .insert(releaseAudit)
      .values({ who: by, action: 'token-revoke', tenantCode, detail: { token: name } });
    return true;
  });
}
