import type { FastifyInstance } from 'fastify';
import { pathOf } from '../http/path-of';
import { sendFault } from '../http/send-fault';
import type { BrandFiles } from './brand-files';
import { sendFile } from './send-file';

export function brandRoutes(app: FastifyInstance, files: BrandFiles): void {
  app.get('/brand/*', (request, reply) => {
    const file = files.find(pathOf(request.url));
    if (file) sendFile(request, reply, file);
    else sendFault(reply, 404);
  });
}
