import type { AllowedHosts } from '@portal/http';
import { say } from '@portal/release-record/sentence';
import { ChangeRefused, NotThere, type Releases } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { ApiRefusal } from '../operators/api-refusal';
import { callerOf, onlyUnlimited } from './caller';
import { bodyOf } from './json-body';

const setService = bodyOf(
  { tenant: { type: ['string', 'null'], maxLength: 64 }, url: { type: 'string', minLength: 1, maxLength: 500 } },
  ['tenant', 'url'],
);

/**
 * The backends of slots. Gateways send customers' calls wherever such an address points, so only a token without limits
 * sets it, and only to hosts that the operator has listed. Null as the tenant means all tenants.
 */
export function serviceRoutes(scope: FastifyInstance, delivery: Releases, hosts: AllowedHosts | undefined): void {
  scope.register(async (platform) => {
    onlyUnlimited(platform, say('管理服务地址', 'change services'));

    platform.get('/services', async () => ({ services: await delivery.listServices() }));

    platform.put<{ Params: { slot: string }; Body: { tenant: string | null; url: string } }>(
      '/services/:slot',
      setService,
      async (request) => {
        const { slot } = request.params;
        const { url } = request.body;
        if (hosts && URL.canParse(url) && !hosts.lists(new URL(url).hostname))
          throw new ChangeRefused([
            say(
              `服务地址 ${url} 的主机不在允许范围内：请运维人员加入 SERVICE_HOSTS。`,
              `The host of ${url} is not allowed: the operator adds it to SERVICE_HOSTS.`,
            ),
          ]);
        if (!(await delivery.isSlotKnown(slot))) throw new NotThere('slot', slot);
        return delivery.setService({ ...request.body, slot, by: callerOf(request).name });
      },
    );

    platform.delete<{ Params: { slot: string }; Querystring: { tenant?: string } }>(
      '/services/:slot',
      async (request) => {
        const { slot } = request.params;
        const { tenant: code = null } = request.query;
        const url = await delivery.removeService({ tenant: code, slot, by: callerOf(request).name });
        if (url === undefined)
          throw new ApiRefusal(
            404,
            'no-service',
            say(
              `位置 ${slot} 在这里没有服务：用 portal services 查看。`,
              `Slot ${slot} has no service here: portal services lists them.`,
            ),
          );
        return { removed: url };
      },
    );
  });
}
