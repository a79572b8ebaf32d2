import type { FastifyInstance } from 'fastify';

/** On close the gateway takes no new request. Running requests have this long until their connections are cut. */
export function gracefulStop(app: FastifyInstance, drainFor: number): void {
  let cut: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    cut = setTimeout(() => app.server.closeAllConnections(), drainFor);
  });
  app.addHook('onClose', async () => clearTimeout(cut));
}
