import { isLoopback } from '@portal/http';

/**
 * Which developers' servers a link may take a remote from: those that the operator lists. In a demonstration where none
 * are listed, those on the tester's own machine.
 */
export function allowedOrigins(listed: readonly string[] | undefined, demo: boolean): (origin: string) => boolean {
  if (listed) return (origin) => listed.includes(origin);
  return (origin) => demo && URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
