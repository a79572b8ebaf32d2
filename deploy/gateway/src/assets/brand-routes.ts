import type { FastifyInstance } from 'fastify';
import { pathOf } from '../http/path-of';
import { sendFault } from '../http/send-fault';
import type { BrandFiles } from './brand-files';
import { sendFile } from './send-file';

export function brandRoutes(app: FastifyInstance, files: BrandFiles): void {
  app.get('/brand/*', (request, reply) => {
    const file = files.find(pathOf(request.url));
    return file ? sendFile(request, reply, file) : sendFault(reply, 404);
  });
}
