/** The platform's own addresses, which nobody searches for. They are prefixes: `/-` also covers everything below it. */
const ofPlatform = ['/-/', '/api/', '/dev/', '/standalone/'];

/** `robots.txt`: crawlers stay away from pages that need a session, and find the list of pages. */
export function robotsText(hidden: readonly string[], origin: string): string {
  const barred = [...new Set([...hidden, ...ofPlatform])].sort();
  return ['User-agent: *', ...barred.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
