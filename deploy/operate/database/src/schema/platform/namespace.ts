import { customType, pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** The platform API's tables have a PostgreSQL schema of their own, separate from the releases. */
export const platform = pgSchema('platform');

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
