import { say } from '@portal/release-record/sentence';
import { type AskedStanding, NotThere, platformOwner, type Releases, unknownOwner } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { notAllowed } from '../operators/api-refusal';
import { type Caller, callerOf, mayRead, readableBy, readsAny } from './caller';
import { bodyOf } from './json-body';
import { namedRelease } from './named-release';
import { namedTenant } from './named-tenant';

interface Asked {
  slot?: string;
  release?: string;
  tenant?: string;
  number?: string;
  fingerprint?: string;
  standing: AskedStanding;
  limit: number;
}

const text = { type: 'string', maxLength: 100 };
const listed = {
  schema: {
    querystring: {
      type: 'object',
      properties: {
        ...{ slot: text, release: text, tenant: text, number: text, fingerprint: text },
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

/** A team's token reads errors and files of its own package only. */
const ownPackage = (caller: Caller) => (caller.grants ? undefined : (caller.package ?? undefined));

function mayDecide(caller: Caller): void {
  // It counts at every tenant, so neither a tenant's token nor a role for one tenant decides it.
  if (caller.tenant === null) return;
  if (caller.grants)
    throw notAllowed(say('您的角色不能处理错误，请联系管理员。', 'Your role does not let you decide about errors.'));
  throw notAllowed(
    say(
      `${caller.name} 不能处理错误：请换用该包的令牌或平台令牌。`,
      `${caller.name} may not decide about errors: use a token of that package or of the platform.`,
    ),
  );
}

/**
 * Errors of releases in customers' browsers. A list has no lines; who may see them opens an error, and the audit notes
 * it.
 */
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
      ...{ ...asked, release, package: ownPackage(caller) },
      among: own === 'all' ? undefined : own,
    });
    // Errors of a slot that nothing belongs in: it may be a mistyped name.
    const { slot } = asked;
    const isOwner = slot === unknownOwner.slot || slot === platformOwner.slot;
    if (errors.length === 0 && slot !== undefined && !isOwner && !(await delivery.isSlotKnown(slot)))
      throw new NotThere('slot', slot);
    return { errors };
  });

  scope.get<{ Params: Decision['Params'] }>('/errors/:fingerprint', async (request) => {
    const caller = callerOf(request);
    const own = readableBy(caller, 'errors');
    return delivery.openError({
      fingerprint: request.params.fingerprint,
      package: ownPackage(caller),
      among: own === 'all' ? undefined : own,
      seesLines: (tenants) => readsAny(caller, 'lines', tenants),
      by: caller.name,
    });
  });

  scope.put<Decision>('/errors/:fingerprint/standing', decision, async (request) => {
    const { params, body } = request;
    const caller = callerOf(request);
    mayDecide(caller);
    const { standing } = body;
    const { fingerprint } = params;
    await delivery.decideError({ fingerprint, package: caller.package, standing, by: caller.name });
    return { fingerprint, standing };
  });
}
