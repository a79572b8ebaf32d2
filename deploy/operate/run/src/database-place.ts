import { isLoopback } from '@portal/http';

/**
 * Returns whether a PostgreSQL is on this machine. An address may name its server after the question mark, or a socket
 * file.
 */
export function isOnThisMachine(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const server = searchParams.get('host') ?? hostname;
  return server === '' || server.startsWith('/') || isLoopback(server);
}
