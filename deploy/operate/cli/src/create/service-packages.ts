/** The packages that a service needs, beside those of a remote. */
export const serviceDependencies = ['@electric-sql/pglite', 'fastify', 'pg'];
/** What only its development needs. */
export const serviceTools = ['@types/node', '@types/pg', 'tsx'];
/** The portal's own packages for a service, with those that they need themselves. */
export const servicePackages = ['@portal/http', '@portal/service'];
