import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';
import { companyRef, userRef } from './people';

interface Attachment {
  fileToken: string;
  fileName: string;
  size: number;
}

/** News and help for everybody, and notices for everybody who is logged in. */
export const article = platform.table(
  'article',
  {
    id: text('id').primaryKey(),
    /** Null: it belongs to every tenant. */
    tenant: text('tenant'),
    kind: text('kind').notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** HTML, cleaned when it was stored. */
    content: text('content').notNull(),
    source: text('source').notNull(),
    top: boolean('top').notNull().default(false),
    views: integer('views').notNull().default(0),
    /** What pages say. It moves every ten minutes, so that two gateways draw the same. Null: `views`. */
    shownViews: integer('shown_views'),
    shownAt: instant('shown_at'),
    orderNum: integer('order_num').notNull().default(0),
    files: jsonb('files').$type<Attachment[]>().notNull().default([]),
    publishedAt: instant('published_at').notNull(),
    /** The version of a text that people agree to. Empty: the text came before texts had versions. */
    version: text('version').notNull().default(''),
  },
  (table) => [index('article_list').on(table.kind, table.type, table.publishedAt)],
);

export const noticeRead = platform.table(
  'notice_read',
  {
    userCode: userRef('user_code'),
    articleId: text('article_id')
      .notNull()
      .references(() => article.id),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userCode, table.articleId] })],
);

/** A message to one person in one company. */
export const message = platform.table(
  'message',
  {
    id: text('id').primaryKey(),
    /** It grows with each message. The event stream continues from it. */
    serial: bigserial('serial', { mode: 'number' }).notNull(),
    compCode: companyRef('comp_code'),
    userCode: userRef('user_code'),
    type: text('type').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    sender: text('sender').notNull(),
    linkUri: text('link_uri').notNull().default(''),
    linkText: text('link_text'),
    files: jsonb('files').$type<Attachment[]>().notNull().default([]),
    sentAt: instant('sent_at').notNull(),
    readAt: instant('read_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('message_list').on(table.compCode, table.userCode, table.sentAt),
    index('message_company_sent').on(table.compCode, table.sentAt),
    index('message_serial').on(table.serial),
    index('message_unread').on(table.compCode, table.userCode).where(sql`read_at is null and deleted_at is null`),
    index('message_stream').on(table.userCode, table.compCode, table.serial),
  ],
);
