import type { FastifyInstance } from 'fastify';
import { ApiRefusal } from '../operators/api-refusal';

/**
 * No page may call the deploy API, not even a page of the portal. Each of these headers shows that a page sent the
 * request, and no script can leave them out. Command lines send neither.
 */
export function refusePages(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ headers }) => {
    if (headers['sec-fetch-site'] !== undefined || headers.origin !== undefined)
      throw new ApiRefusal(403, 'from-a-page', '发布接口不接受网页的调用：请使用 portal 命令。');
  });
}
