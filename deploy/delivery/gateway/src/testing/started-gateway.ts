import type { FastifyInstance } from 'fastify';
import { createGateway } from '../gateway';
import type { GatewayOptions } from '../gateway-options';
import { sampleReleases } from './fake-releases';

/** A gateway with sample releases, and an API that shows what reached it. */
export function startedGateway(options: Partial<GatewayOptions> = {}): Promise<FastifyInstance> {
  return createGateway({
    releases: sampleReleases(),
    demo: false,
    https: false,
    drainFor: 200,
    api: {
      kind: 'plugin',
      plugin: async (scope) => {
        scope.get('/echo', (request) => ({ headers: request.headers, url: request.url }));
        scope.post('/fail', () => {
          throw new Error('SELECT secret FROM table');
        });
      },
    },
    ...options,
  });
}
