import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../http/path-of';
import { sendFault } from '../http/send-fault';
import type { AssetStore } from './asset-store';
import { sendFile } from './send-file';
import type { ServedFile } from './served-file';

export interface AssetRoutesOptions {
  store: AssetStore;
  /** Returns whether the platform's own people work at a host. */
  isOfStaff: (host: string) => boolean;
}

export function assetRoutes(app: FastifyInstance, { store, isOfStaff }: AssetRoutesOptions): void {
  const send = (request: FastifyRequest, reply: FastifyReply, file: ServedFile) => {
    if (file.staffOnly && !isOfStaff(request.host)) sendFault(reply, 404);
    else sendFile(request, reply, file);
  };

  app.get('/assets/*', (request, reply) => {
    const path = pathOf(request.url);
    const file = store.find(path);
    if (file) {
      send(request, reply, file);
      return;
    }
    return answerFromAnywhere(request, reply, path);
  });

  async function answerFromAnywhere(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> {
    const found = await store.findAnywhere(path).catch((error: unknown) => {
      request.log.error({ err: error }, 'an asset could not be read');
      return null;
    });
    if (found) send(request, reply, found);
    else sendFault(reply, found === null ? 503 : 404);
  }
}
