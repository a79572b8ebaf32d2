import { pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row in a database that ever held a demonstration. */
export const demonstration = pgTable('demonstration', {
  beganAt: timestamp('began_at', { withTimezone: true }).notNull().defaultNow(),
});
