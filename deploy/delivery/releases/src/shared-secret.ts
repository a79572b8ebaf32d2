import { randomBytes } from 'node:crypto';
import type { Database, DataKeys } from '@portal/database';
import { gatewaySecret } from '@portal/database/schema/releases';
import { and, eq } from 'drizzle-orm';

const secretBytes = 32;
/** A sealed secret is longer. */
const isClear = (stored: Buffer) => stored.length === secretBytes;

/** A secret that is copied to another name cannot be opened there. */
const placeOf = (name: string) => `gateway_secret:${name}`;

function open(stored: Buffer, name: string, keys: DataKeys | undefined): Buffer {
  if (isClear(stored)) return stored;
  if (!keys) throw new Error(`the secret ${name} is sealed, and there is no GATEWAY_KEY`);
  return keys.openBytes(stored, placeOf(name));
}

/**
 * A key that all processes on this database share. The first process that asks makes it, so there is no default to
 * forget. With keys of the processes themselves the database holds it sealed.
 */
export async function sharedSecret(database: Database, name: string, keys?: DataKeys): Promise<Buffer> {
  const made = randomBytes(secretBytes);
  await database.db
    .insert(gatewaySecret)
    .values({ name, value: keys?.sealBytes(made, placeOf(name)) ?? made })
    .onConflictDoNothing();
  const [stored] = await database.db
    .select({ value: gatewaySecret.value })
    .from(gatewaySecret)
    .where(eq(gatewaySecret.name, name));
  if (!stored) throw new Error(`the secret ${name} was not stored`);
  return open(Buffer.from(stored.value), name, keys);
}

/** The names of the stored secrets that these keys do not open. */
export async function unopenedSecrets({ db }: Pick<Database, 'db'>, keys: DataKeys): Promise<string[]> {
  const rows = await db.select().from(gatewaySecret);
  return rows.filter(({ name, value }) => !opens(Buffer.from(value), name, keys)).map(({ name }) => name);
}

function opens(stored: Buffer, name: string, keys: DataKeys): boolean {
  try {
    open(stored, name, keys);
    return true;
  } catch {
    return false;
  }
}

/** Seals the secrets that are clear, or sealed under an older key. Several processes may do it at once. */
export async function sealSharedSecrets(database: Database, keys: DataKeys): Promise<void> {
  const current = Buffer.from(`v1:${keys.keyId}:`, 'latin1');
  for (const { name, value } of await database.db.select().from(gatewaySecret)) {
    const stored = Buffer.from(value);
    if (!isClear(stored) && stored.subarray(0, current.length).equals(current)) continue;
    const sealed = keys.sealBytes(open(stored, name, keys), placeOf(name));
    await database.db
      .update(gatewaySecret)
      .set({ value: sealed })
      .where(and(eq(gatewaySecret.name, name), eq(gatewaySecret.value, value)));
  }
}
