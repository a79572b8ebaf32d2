/** The database reports here the troubles that it solves by itself; a pino logger fits. */
export interface DatabaseLog {
  warn(details: object, message: string): void;
}

export const silentLog: DatabaseLog = { warn: () => undefined };
