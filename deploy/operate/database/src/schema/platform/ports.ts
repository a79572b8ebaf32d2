import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { rowSecret } from '../../sealing/sealed-columns';
import { instant, platform } from './namespace';

/** The provider of a port for one tenant; without an address the port's manual way counts. */
export const provider = platform.table(
  'provider',
  {
    tenant: text('tenant').notNull(),
    port: text('port').notNull(),
    url: text('url').notNull(),
    keyId: text('key_id').notNull(),
    secretSealed: rowSecret('provider', 'secret_sealed', ['provider', 'tenant', 'port']).notNull(),
    settings: jsonb('settings').$type<Record<string, string>>().notNull().default({}),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.port] })],
);
