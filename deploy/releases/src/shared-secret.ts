import { randomBytes } from 'node:crypto';
import type { Database } from '@portal/database';
import { gatewaySecret } from '@portal/database/schema/releases';
import { eq } from 'drizzle-orm';

/**
 * A key that all processes on this database share. The first process that asks makes it, so there is no default to
 * forget.
 */
export async function sharedSecret(database: Database, name: string): Promise<Buffer> {
  await database.db
    .insert(gatewaySecret)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing();
  const [stored] = await database.db
    .select({ value: gatewaySecret.value })
    .from(gatewaySecret)
    .where(eq(gatewaySecret.name, name));
  if (!stored) throw new Error(`the secret ${name} was not stored`);
  return Buffer.from(stored.value);
}
