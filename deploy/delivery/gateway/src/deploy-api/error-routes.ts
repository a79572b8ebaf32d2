import { say } from '@portal/release-record/sentence';
import { type AskedStanding, NotThere, type Releases } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { notAllowed } from '../operators/api-refusal';
import { callerOf, mayRead, readableBy } from './caller';
import { bodyOf } from './json-body';
import { namedRelease } from './named-release';
import { namedTenant } from './named-tenant';

interface Asked {
  slot?: string;
  release?: string;
  tenant?: string;
  number?: string;
  standing: AskedStanding;
  limit: number;
}

const text = { type: 'string', maxLength: 100 };
const listed = {
  schema: {
    querystring: {
      type: 'object',
      properties: {
        ...{ slot: text, release: text, tenant: text, number: text },
        standing: { enum: ['open', 'muted', 'resolved', 'all'], default: 'open' },
        limit: { type: 'integer', minimum: 1, maximum: 500, default: 50 },
      },
    },
  },
};
const decision = bodyOf({ standing: { enum: ['open', 'muted', 'resolved'] } }, ['standing']);

interface Decision {
  Params: { fingerprint: string };
  Body: { standing: Exclude<AskedStanding, 'all'> };
}

/** Errors of releases in customers' browsers. A team's token sees those of its own package. */
export function errorRoutes(scope: FastifyInstance, delivery: Releases): void {
  scope.get<{ Querystring: Asked }>('/errors', listed, async (request) => {
    const { release: releaseName, ...asked } = request.query;
    const caller = callerOf(request);
    const own = readableBy(caller, 'errors');
    if (asked.tenant !== undefined) {
      mayRead(caller, 'errors', asked.tenant);
      await namedTenant(delivery, asked.tenant);
    }
    const release = releaseName === undefined ? undefined : (await namedRelease(delivery, releaseName)).record;
    const errors = await delivery.listErrors({
      ...{ ...asked, release, package: (caller.grants ? null : caller.package) ?? undefined },
      among: own === 'all' ? undefined : own,
    });
    // Errors of a slot that nothing belongs in: it may be a mistyped name.
    const { slot } = asked;
    if (errors.length === 0 && slot !== undefined && slot !== 'unknown' && !(await delivery.isSlotKnown(slot)))
      throw new NotThere('slot', slot);
    return { errors };
  });

  scope.put<Decision>('/errors/:fingerprint/standing', decision, async (request) => {
    const { params, body } = request;
    const caller = callerOf(request);
    // It counts at every tenant, so a tenant's token cannot decide it.
    if (caller.tenant !== null)
      throw notAllowed(
        say(
          `${caller.name} 不能处理错误：请换用该包的令牌或平台令牌。`,
          `${caller.name} may not decide about errors: use a token of that package or of the platform.`,
        ),
      );
    const { standing } = body;
    const { fingerprint } = params;
    await delivery.decideError({ fingerprint, package: caller.package, standing, by: caller.name });
    return { fingerprint, standing };
  });
}
