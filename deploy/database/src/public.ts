export type { Database, Listening, NotificationHandler, Queryable } from './database';
export type { DatabaseLog } from './database-log';
export { DatabaseInUseError } from './lock-file';
export { type DatabaseOptions, openDatabase } from './open-database';
