import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../http/path-of';
import type { QuickAnswer } from '../http/quick-answers';
import { sendFault } from '../http/send-fault';
import type { AssetStore } from './asset-store';
import { answerWithFile, sendFile } from './send-file';

export function assetRoutes(app: FastifyInstance, store: AssetStore): void {
  app.get('/assets/*', (request, reply) => {
    const path = pathOf(request.url);
    const file = store.find(path);
    if (file) {
      sendFile(request, reply, file);
      return;
    }
    return answerFromAnywhere(request, reply, path);
  });

  async function answerFromAnywhere(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> {
    const found = await store.findAnywhere(path).catch((error: unknown) => {
      request.log.error({ err: error }, 'an asset could not be read');
      return null;
    });
    if (found) sendFile(request, reply, found);
    else sendFault(reply, found === null ? 503 : 404);
  }
}

/** Answers files of releases in use. Nearly all requested files are such files. */
export function quickAsset(store: AssetStore): QuickAnswer {
  return ({ request }) => {
    const file = request.url?.startsWith('/assets/') ? store.find(pathOf(request.url)) : undefined;
    return file && answerWithFile(request, file);
  };
}
