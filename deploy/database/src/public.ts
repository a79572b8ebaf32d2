export type { Database, Listening, NotificationHandler, Queryable } from './database';
export type { DatabaseLog } from './database-log';
export { DatabaseInUseError } from './lock-file';
export { loggedError } from './logged-error';
export { type DatabaseOptions, openDatabase } from './open-database';
