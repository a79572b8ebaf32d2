import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns';

/**
 * Counts how releases loaded in customers' browsers. Only gateways from before `visitorReport` add to it and judge by
 * it.
 */
export const loadCount = pgTable(
  'load_count',
  {
    tenantCode: text('tenant_code').notNull(),
    slot: text('slot').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    slice: at('slice').notNull(),
    loaded: integer('loaded').notNull(),
    failed: integer('failed').notNull(),
    fellBack: integer('fell_back').notNull(),
    tries: integer('tries').notNull(),
    milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
    /** Loads by time, one count for each class. */
    timeCounts: integer('time_counts').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantCode, table.slot, table.package, table.build, table.slice] }),
    index('load_count_slice').on(table.slice),
  ],
);

/** How often customers got a slot's releases on screen, hour by hour. */
export const slotLoad = pgTable(
  'slot_load',
  {
    tenantCode: text('tenant_code').notNull(),
    slot: text('slot').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    hour: at('hour').notNull(),
    loads: integer('loads').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantCode, table.slot, table.package, table.build, table.hour] }),
    index('slot_load_hour').on(table.hour),
  ],
);

/**
 * The reports of each visitor's pages about a slot's two releases, the stable one and its canary, while the canary
 * runs.
 */
export const visitorReport = pgTable(
  'visitor_report',
  {
    tenantCode: text('tenant_code').notNull(),
    slot: text('slot').notNull(),
    /** Identifies the slot's canary by the time when it began. */
    canarySince: at('canary_since').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    /**
     * A mark that is computed from the browser's number, and the share at which the visit was drawn; for a browser
     * without a number it is computed from nothing. So a visitor is counted anew when the share changes.
     */
    visitor: text('visitor').notNull(),
    /**
     * A mark that is computed with a key from the visitor's network: the /24 of an IPv4 address, the /48 of an IPv6 one.
     * Equal networks have equal marks, and no mark leads back to its network. Gateways from before `share` wrote a mark
     * of the address.
     */
    network: text('address').notNull(),
    /**
     * The canary's share in percent when the visit was drawn; 0 if it was not drawn, null if a gateway from before this
     * column wrote the row.
     */
    share: integer('share'),
    /** The time of the first report. */
    at: at('at').notNull().defaultNow(),
    loaded: boolean('loaded').notNull(),
    failed: boolean('failed').notNull(),
    fellBack: boolean('fell_back').notNull(),
    crashed: boolean('crashed').notNull(),
    /** The time of the first load, as a place in the list of time limits; null until something was loaded. */
    timeClass: integer('time_class'),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantCode, table.slot, table.canarySince, table.package, table.build, table.visitor],
    }),
    index('visitor_report_address').on(
      table.tenantCode,
      table.slot,
      table.canarySince,
      table.package,
      table.build,
      table.network,
    ),
  ],
);

/**
 * What the pages of a network told of a slot's release in some minutes, by the first of its visitors in that time: so a
 * network fills one row, whatever it sends.
 */
export const watchedVisit = pgTable(
  'watched_visit',
  {
    tenantCode: text('tenant_code').notNull(),
    slot: text('slot').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    /** The beginning of the minutes. */
    slice: at('slice').notNull(),
    /** A mark of the visitor's network that leads back to none. */
    network: text('network').notNull(),
    visitor: text('visitor').notNull(),
    /** When the visitor got the document. */
    at: at('at').notNull(),
    /** The release did not load, or the one before it took its place. */
    unloaded: boolean('unloaded').notNull(),
    crashed: boolean('crashed').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantCode, table.slot, table.package, table.build, table.slice, table.network],
    }),
    index('watched_visit_slice').on(table.slice),
  ],
);

/** How fast and steady pages were for their visitors: counts of visits by class, of no person. */
export const pageVital = pgTable(
  'page_vital',
  {
    day: date('day').notNull(),
    tenantCode: text('tenant_code').notNull(),
    slot: text('slot').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    /** The pattern of the page's route. */
    page: text('page').notNull(),
    /** `lcp`, `inp` or `cls`. */
    vital: text('vital').notNull(),
    /** The class of the value, by the limits of that vital. */
    class: integer('class').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.day,
        table.tenantCode,
        table.slot,
        table.package,
        table.build,
        table.page,
        table.vital,
        table.class,
      ],
    }),
    index('page_vital_slot').on(table.slot, table.day),
  ],
);
