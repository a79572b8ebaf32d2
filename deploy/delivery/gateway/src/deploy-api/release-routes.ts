import { say } from '@portal/release-record/sentence';
import { type StandingName, standings } from '@portal/release-record/standing';
import { mayPublish, type Releases } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { notAllowed } from '../operators/api-refusal';
import { isAmong } from '../operators/staff-rights';
import { callerOf, readableBy } from './caller';
import { bodyOf } from './json-body';
import { namedRelease } from './named-release';

interface StandingBody {
  standing: StandingName;
  reason?: string;
  rollBack: boolean;
}

const standing = bodyOf(
  {
    standing: { enum: Object.values(standings) },
    reason: { type: 'string', maxLength: 2_000 },
    rollBack: { type: 'boolean', default: false },
  },
  ['standing'],
);

/** One published release: what is known of it, and whether it may be used. */
export function releaseRoutes(scope: FastifyInstance, delivery: Releases): void {
  scope.get<{ Params: { name: string } }>('/releases/:name', async (request) => {
    const own = readableBy(callerOf(request), 'releases');
    const described = await delivery.describeRelease((await namedRelease(delivery, request.params.name)).id);
    return { ...described, runs: described.runs.filter(({ tenant }) => isAmong(own, tenant)) };
  });

  scope.put<{ Params: { name: string }; Body: StandingBody }>('/releases/:name/standing', standing, async (request) => {
    const { params, body } = request;
    const caller = callerOf(request);
    const { record } = await namedRelease(delivery, params.name);
    // It concerns every tenant, so a tenant's token cannot decide it.
    if (caller.tenant !== null || !mayPublish(caller, record.package))
      throw notAllowed(
        say(
          `令牌 ${caller.name} 不能弃用或禁用包 ${record.package} 的版本：请换用该包的令牌或平台令牌。`,
          `Token ${caller.name} may not deprecate or block releases of ${record.package}: use one of that package or of the platform.`,
        ),
      );
    const { standing: to, reason, rollBack } = body;
    const what = { package: record.package, build: record.build, to, reason, rollBack, by: caller.name };
    return { release: `${record.package}@${record.build}`, ...(await delivery.setStanding(what)) };
  });
}
