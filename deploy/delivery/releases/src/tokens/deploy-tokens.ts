import { createHash } from 'node:crypto';
import type { Database } from '@portal/database';
import { deployToken, releaseAudit } from '@portal/database/schema/releases';
import { tenant } from '@portal/database/schema/tenants';
import { say } from '@portal/release-record/sentence';
import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { ChangeRefused, NotThere } from '../refusal';
import { quotaOf, type TokenQuota } from './token-quota';
import type { TokenLimits } from './token-rights';
import { newTokenText } from './token-text';

export interface DeployToken extends TokenLimits {
  id: number;
  name: string;
}

export interface ListedToken extends DeployToken {
  quota: TokenQuota;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

export interface NewToken extends TokenLimits {
  name: string;
  expiresAt: Date | null;
  by: string;
  /** A quota that is not named takes the usual value for such a token. */
  quota?: Partial<TokenQuota> | undefined;
}

const tokenName = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,62}$/u;

/** Tokens are random, so nobody can guess them and a plain hash is enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a token and returns its text, only this once. */
export async function createToken(database: Database, wanted: NewToken): Promise<{ id: number; token: string }> {
  const token = newTokenText();
  const id = await storeToken(database, wanted, token);
  return { id, token };
}

async function storeToken(database: Database, wanted: NewToken, token: string): Promise<number> {
  const { name, package: packageName, tenant: tenantCode, expiresAt, by, quota = {} } = wanted;
  if (!tokenName.test(name))
    throw new ChangeRefused([
      say(
        `令牌名称 ${name} 不合法：请使用文字、数字、空格和 . _ @ -。`,
        `"${name}" is no name of a token: letters, digits, blanks and . _ @ -.`,
      ),
    ]);
  return database.db.transaction(async (transaction) => {
    if (tenantCode !== null) {
      const known = await transaction.select({ code: tenant.code }).from(tenant).where(eq(tenant.code, tenantCode));
      if (known.length === 0) throw new NotThere('tenant', tenantCode);
    }
    const [stored] = await transaction
      .insert(deployToken)
      .values({ name, hash: hashOf(token), package: packageName, tenantCode, createdBy: by, expiresAt, ...quota })
      .onConflictDoNothing()
      .returning({ id: deployToken.id });
    if (!stored)
      throw new ChangeRefused([
        say(`已有名为 ${name} 的令牌：请换一个名称。`, `There is a token "${name}" already: take another name.`),
      ]);
    const detail = { token: name, package: packageName, expiresAt: expiresAt?.toISOString() ?? null, ...quota };
    await transaction.insert(releaseAudit).values({ who: by, action: 'token-create', tenantCode, detail });
    return stored.id;
  });
}

/** Removes a token's row, so that its name is free again. Its actions stay in the audit. */
export async function forgetToken(database: Database, name: string): Promise<void> {
  await database.db.delete(deployToken).where(eq(deployToken.name, name));
}

/** Accepts a token that the operator chose. Does nothing if the token is known. */
export async function ensureToken(database: Database, name: string, token: string): Promise<void> {
  const known = await database.db
    .select({ id: deployToken.id })
    .from(deployToken)
    .where(eq(deployToken.hash, hashOf(token)));
  if (known.length > 0) return;
  // The operator's token replaces an earlier token of the same name.
  await forgetToken(database, name);
  await storeToken(database, { name, package: null, tenant: null, expiresAt: null, by: name }, token);
}

const tokenColumns = {
  id: deployToken.id,
  name: deployToken.name,
  package: deployToken.package,
  tenant: deployToken.tenantCode,
};

async function tokenInUse({ db }: Database, isIt: SQL): Promise<DeployToken | undefined> {
  const lasts = or(isNull(deployToken.expiresAt), gt(deployToken.expiresAt, new Date()));
  const [found] = await db
    .select(tokenColumns)
    .from(deployToken)
    .where(and(isIt, isNull(deployToken.revokedAt), lasts));
  return found;
}

/** The owner of this token; undefined if it is unknown, revoked or expired. */
export function findToken(database: Database, token: string): Promise<DeployToken | undefined> {
  return tokenInUse(database, eq(deployToken.hash, hashOf(token)));
}

/** The same for a token that was shown once and is known by its number since then. */
export function findTokenById(database: Database, id: number): Promise<DeployToken | undefined> {
  return tokenInUse(database, eq(deployToken.id, id));
}

export async function listTokens(database: Database): Promise<ListedToken[]> {
  const rows = await database.db.select().from(deployToken).orderBy(deployToken.id);
  return rows.map((row) => {
    const { id, name, package: packageName, tenantCode, createdBy, createdAt, expiresAt, revokedAt } = row;
    return {
      id,
      name,
      package: packageName,
      tenant: tenantCode,
      createdBy,
      createdAt,
      expiresAt,
      revokedAt,
      quota: quotaOf(row),
    };
  });
}

/** Revokes a token: it opens nothing from now on. Returns false if there is no such token in use. */
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
