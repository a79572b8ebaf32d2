import { isLoopback } from '@portal/http';

/**
 * The developers' servers from which a link may take a remote: those that the operator lists. A demonstration without a
 * list allows those on the tester's own machine.
 */
export function allowedOrigins(listed: readonly string[] | undefined, demo: boolean): (origin: string) => boolean {
  if (listed) return (origin) => listed.includes(origin);
  return (origin) => demo && URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
