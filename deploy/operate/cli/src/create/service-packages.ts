/** The packages that a service needs, beside those of a remote. */
export const serviceDependencies = ['@electric-sql/pglite', 'fastify', 'pg', 'tsx'];
export const serviceTypes = ['@types/node', '@types/pg'];
/** The portal's own packages for a service, with those that they need themselves. */
export const servicePackages = ['@portal/http', '@portal/service'];
