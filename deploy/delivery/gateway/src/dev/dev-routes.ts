import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { DevRemoteTable } from './dev-remotes';

/** Serves the files and update sockets of the developers' servers under the portal's own address. */
export function devRoutes(app: FastifyInstance, remotes: DevRemoteTable): void {
  for (const { origin, package: name } of Object.values(remotes)) {
    const prefix = `/assets/${name}/dev`;
    app.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET', 'HEAD'],
      websocket: true,
      disableRequestLogging: true,
    });
  }
}
