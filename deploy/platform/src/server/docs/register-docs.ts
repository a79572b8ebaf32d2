import type { CallName } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { policyOf } from '../registry';
import { docsPage } from './docs-page';
import type { JsonSchema } from './json-schemas';
import { openApiDocument } from './open-api';

/** `/api/docs`, and the document itself beside it. Both are made at the first request. */
export function registerDocs(app: FastifyInstance): void {
  let made: JsonSchema | undefined;
  let page: ReturnType<typeof docsPage> | undefined;
  const document = () => {
    made ??= openApiDocument((name) => policyOf(name as CallName));
    return made;
  };
  app.get('/docs/openapi.json', async () => document());
  app.get('/docs', async (_, reply) => {
    page ??= docsPage(document());
    const { html, policy } = page;
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
}
