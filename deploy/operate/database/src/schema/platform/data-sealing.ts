import { boolean, text } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';

/** The one row that says whether personal data is written sealed, or in clear for APIs of the release before. */
export const dataSealing = platform.table('data_sealing', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  state: text('state').$type<'clear' | 'sealed'>().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});
