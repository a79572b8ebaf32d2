/** Addresses of the platform's own that nobody looks for. Prefixes: `/-` is also what lies below it. */
const ofPlatform = ['/-/', '/api/', '/dev/', '/standalone/'];

/** `robots.txt`: crawlers stay out of what wants a session, and find the list of pages. */
export function robotsText(hidden: readonly string[], origin: string): string {
  const barred = [...new Set([...hidden, ...ofPlatform])].sort();
  return ['User-agent: *', ...barred.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
