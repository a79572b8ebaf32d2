import { isLoopback } from '@portal/http';

/** Whether a PostgreSQL is on this machine; an address may name its server behind the question mark, or a socket file. */
export function isOnThisMachine(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const server = searchParams.get('host') ?? hostname;
  return server === '' || server.startsWith('/') || isLoopback(server);
}
