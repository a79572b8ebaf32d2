import { gatewayAddresses } from '@portal/shared/open-page';
import type { FastifyInstance } from 'fastify';
import { faultPage, faultPagePolicy } from '../document/fault-page';
import type { SiteKeeper } from '../site/site-keeper';
import { setCookie } from '../visitor/cookies';
import type { OverrideGrant } from './override-grant';
import { type Overrides, overrideCookie } from './overrides';

/** Where a signed link leads: the text after it swaps the remote in. */
export const overrideAddress = '/-/override';

export interface OverrideRoutesOptions {
  keeper: Pick<SiteKeeper, 'site'>;
  overrides: Overrides;
  https: boolean;
  headers: Record<string, string>;
  /** Tells of each link that was opened. */
  opened: (grant: OverrideGrant) => void;
}

/** The way into an override and the way out. */
export function overrideRoutes(app: FastifyInstance, options: OverrideRoutesOptions): void {
  const { keeper, overrides, https, headers, opened } = options;
  const common = { ...headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

  app.get<{ Querystring: { token?: string } }>(overrideAddress, async (request, reply) => {
    reply.headers(common);
    const { token } = request.query;
    const tenant = keeper.site?.tenantOf(request.host);
    const grant = tenant && typeof token === 'string' ? await overrides.grantOf(token, tenant.code) : undefined;
    if (!grant || !token) {
      reply
        .code(403)
        .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': faultPagePolicy });
      return reply.send(faultPage('链接无效', '该替换链接不属于本站、已过期或被改动，页面保持原样。请重新生成链接。'));
    }
    opened(grant);
    const maxAge = Math.max(1, grant.until - Math.floor(Date.now() / 1000));
    return reply.header('set-cookie', setCookie(overrideCookie, token, { maxAge, https })).redirect('/', 303);
  });

  app.get(gatewayAddresses.endOverride, (_request, reply) => {
    reply.headers(common);
    return reply.header('set-cookie', setCookie(overrideCookie, '', { maxAge: 0, https })).redirect('/', 303);
  });
}
