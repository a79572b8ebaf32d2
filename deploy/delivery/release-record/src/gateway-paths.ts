/**
 * The paths that the gateway answers itself, for every tenant. No package may own one of them. A test of the gateway
 * holds every route of its own against this list.
 */
export const gatewayPaths = [
  '/-',
  '/api',
  '/assets',
  '/brand',
  '/dev',
  '/feed.xml',
  '/healthz',
  '/metrics',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/standalone',
] as const;
