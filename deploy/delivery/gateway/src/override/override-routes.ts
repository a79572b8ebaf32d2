import type { CatalogTenant, FoundOverrideGrant, Releases } from '@portal/releases';
import { gatewayAddresses } from '@portal/shared/open-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { formField, isOwnForm, takeForms } from '../http/own-form';
import { faultPagePolicy, formPagePolicy, toolPage } from '../http/own-page';
import { setCookie } from '../visitor/cookies';
import { confirmPage } from './confirm-page';
import type { OverrideGrant } from './override-grant';
import { cookieNames, type Overrides } from './overrides';

/** The address of signed links. The text after it is the grant. */
export const overrideAddress = '/-/override';

export interface OverrideRoutesOptions {
  keeper: Pick<CatalogKeeper, 'catalog'>;
  overrides: Overrides;
  delivery: Pick<Releases, 'openOverrideGrant' | 'findOverrideGrant'> | undefined;
  https: boolean;
  headers: Record<string, string>;
}

type Fault = readonly [status: number, title: string, sentence: string];

const faults = {
  invalid: [403, '链接无效', '该链接不属于本站、已过期或被改动，页面保持原样。请重新生成链接。'],
  used: [403, '链接已使用', '每个链接只能使用一次，页面保持原样。请重新生成链接。'],
  revoked: [403, '链接已撤销', '该链接已被撤销，页面保持原样。请向生成链接的同事确认。'],
  elsewhere: [403, '请重新打开链接', '请直接打开收到的链接，并在页面上确认。'],
  away: [503, '暂时不可用', '现在无法核对该链接，页面保持原样。请稍后重试。'],
} as const satisfies Record<string, Fault>;

interface Held {
  tenant: CatalogTenant;
  grant: OverrideGrant;
}

/** The way into an override or into the harness, and the way out of an override. */
export function overrideRoutes(app: FastifyInstance, options: OverrideRoutesOptions): void {
  const { keeper, overrides, delivery, https, headers } = options;
  const common = { ...headers, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' };

  function refuse(reply: FastifyReply, [status, title, sentence]: Fault): void {
    reply.code(status).headers({
      ...common,
      'referrer-policy': 'no-referrer',
      'content-security-policy': faultPagePolicy,
    });
    reply.send(
      toolPage({
        title,
        body: `<section>\n<h1>${title}</h1>\n<p>${sentence}</p>\n<p><a class="button" href="/">返回首页</a></p>\n</section>`,
      }),
    );
  }

  /** The grant of a link at this host, whether or not it was used. */
  async function heldBy({ host }: FastifyRequest, token: unknown): Promise<Held | undefined> {
    const tenant = keeper.catalog?.tenantOf(host);
    const grant = tenant && typeof token === 'string' ? await overrides.linkOf(token, tenant.code) : undefined;
    return tenant && grant ? { tenant, grant } : undefined;
  }

  const storedOf = ({ id }: OverrideGrant) => delivery?.findOverrideGrant(id);

  /** Says why a link that was signed here does not work any more. */
  function endOf(stored: FoundOverrideGrant | undefined): Fault | undefined {
    if (!stored) return faults.invalid;
    if (stored.revokedAt) return faults.revoked;
    return stored.openedAt ? faults.used : undefined;
  }

  app.register(async (scope) => {
    takeForms(scope);
    scope.setErrorHandler((error, request, reply) => {
      request.log.error({ err: error }, 'an override could not be opened');
      refuse(reply, faults.away);
    });

    scope.get<{ Querystring: { token?: string } }>(overrideAddress, async (request, reply) => {
      const { token } = request.query;
      const held = await heldBy(request, token);
      const stored = held && (await storedOf(held.grant));
      const fault = endOf(stored);
      if (!held || !token || fault) return refuse(reply, fault ?? faults.invalid);
      reply.headers({
        ...common,
        // The link stays on this site, and the form still says from which page it comes.
        'referrer-policy': 'same-origin',
        'content-security-policy': formPagePolicy,
        'cross-origin-opener-policy': 'same-origin',
      });
      const { grant, tenant } = held;
      reply.send(confirmPage(grant, tenant, { action: overrideAddress, token, path: stored?.path ?? null }));
    });

    scope.post(overrideAddress, async (request, reply) => {
      if (!isOwnForm(request)) return refuse(reply, faults.elsewhere);
      const held = await heldBy(request, formField(request.body, 'token'));
      if (!held) return refuse(reply, faults.invalid);
      const { grant } = held;
      const opened = await delivery?.openOverrideGrant(grant.id);
      if (!opened) return refuse(reply, endOf(await storedOf(grant)) ?? faults.invalid);
      const maxAge = Math.max(1, grant.until - Math.floor(Date.now() / 1000));
      const cookie = setCookie(cookieNames[grant.kind], await overrides.forBrowser(grant), { maxAge, https });
      const alone = grant.kind === 'standalone' ? `/standalone/${grant.slot}@${grant.build}` : '';
      const to = `${alone}${opened.path ?? ''}` || '/';
      reply.headers(common).header('set-cookie', cookie).redirect(to, 303);
    });
  });

  app.get(gatewayAddresses.endOverride, (_request, reply) => {
    reply.headers(common);
    return reply.header('set-cookie', setCookie(cookieNames.override, '', { maxAge: 0, https })).redirect('/', 303);
  });
}
