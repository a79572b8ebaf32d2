import { say } from '@portal/release-record/sentence';
import { NotThere, type Releases, type TokenQuota } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { callerOf, onlyUnlimited } from './caller';
import { bodyOf } from './json-body';

interface NewTokenBody {
  name: string;
  package?: string;
  tenant?: string;
  days?: number;
  /** The quota for publishing, where it is not the usual one. */
  quota?: Partial<TokenQuota>;
}

const day = 24 * 3_600_000;
const bytes = { type: 'integer', minimum: 1, maximum: 2 ** 50 };
const newToken = bodyOf(
  {
    name: { type: 'string', minLength: 1, maxLength: 63 },
    package: { type: 'string', minLength: 1, maxLength: 64 },
    tenant: { type: 'string', minLength: 1, maxLength: 64 },
    days: { type: 'integer', minimum: 1, maximum: 3_650 },
    quota: {
      type: 'object',
      additionalProperties: false,
      properties: {
        releasesADay: { type: 'integer', minimum: 1, maximum: 100_000 },
        bytesADay: bytes,
        bytesStored: bytes,
      },
    },
  },
  ['name'],
);

/** Deploy tokens. Only a token without limits makes, lists and revokes them. */
export function tokenRoutes(scope: FastifyInstance, delivery: Releases): void {
  scope.register(async (admin) => {
    onlyUnlimited(admin, say('管理令牌', 'change tokens'));

    admin.get('/tokens', async () => ({ tokens: await delivery.listTokens() }));

    admin.post<{ Body: NewTokenBody }>('/tokens', newToken, async (request, reply) => {
      const { name, package: packageName = null, tenant = null, days, quota } = request.body;
      const expiresAt = days === undefined ? null : new Date(Date.now() + days * day);
      const by = callerOf(request).name;
      const made = await delivery.createToken({ name, package: packageName, tenant, expiresAt, by, quota });
      reply.code(201);
      return { ...made, name, package: packageName, tenant, expiresAt };
    });

    admin.delete<{ Params: { name: string } }>('/tokens/:name', async (request) => {
      const { name } = request.params;
      if (!(await delivery.revokeToken(name, callerOf(request).name))) throw new NotThere('token', name);
      return { revoked: name };
    });
  });
}
