/** Where the database tells of troubles that it gets over by itself; a pino logger fits. */
export interface DatabaseLog {
  warn(details: { err: unknown }, message: string): void;
}

export const silentLog: DatabaseLog = { warn: () => undefined };
