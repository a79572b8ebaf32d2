import { cookieOf, type StaffIdentity, staffIdentityPath } from '@portal/http';
import { say } from '@portal/release-record/sentence';
import type { CatalogTenant } from '@portal/releases';
import type { FastifyRequest } from 'fastify';
import type { OwnQuestions } from '../api/own-questions';
import { ApiRefusal } from './api-refusal';

export interface StaffDeskOptions {
  questions: OwnQuestions;
  tenantOf: (host: string) => Pick<CatalogTenant, 'code' | 'audience'> | undefined;
  https: boolean;
}

const hostCookie = '__Host-portal_staff';
/** On plain http of this machine some browsers keep only this name. */
const plainCookie = 'portal_staff';

const noSession = () =>
  new ApiRefusal(
    401,
    'no-session',
    say('登录已失效，请在工作台重新登录。', 'The session has ended: log in at the desk again.'),
  );

/**
 * Finds the member of staff behind a request of the desk. The platform API proves the session at each request, so a lock
 * or a lost role counts at once.
 */
export class StaffDesk {
  readonly #options: StaffDeskOptions;

  constructor(options: StaffDeskOptions) {
    this.#options = options;
  }

  /** Returns whether a request comes from where staff work. */
  serves({ host }: FastifyRequest): boolean {
    return this.#options.tenantOf(host)?.audience === 'staff';
  }

  async personOf(request: FastifyRequest): Promise<StaffIdentity> {
    const { host, ip: address, headers } = request;
    const tenant = this.#options.tenantOf(host);
    const { cookie, 'x-csrf': csrf } = headers;
    const token = cookieOf(cookie, hostCookie) ?? (this.#options.https ? undefined : cookieOf(cookie, plainCookie));
    if (tenant?.audience !== 'staff' || typeof csrf !== 'string' || token === undefined) throw noSession();
    const { code, text } = await this.#options.questions.ask(
      { tenant: tenant.code, host, address },
      { path: staffIdentityPath, headers: { authorization: `Bearer ${token}`, 'x-csrf': csrf }, body: {} },
    );
    if (code >= 500)
      throw new ApiRefusal(
        503,
        'unavailable',
        say('登录状态暂时无法核对，请稍后重试。', 'The session cannot be checked for the moment: try again later.'),
      );
    const envelope = JSON.parse(text) as { ok?: boolean; body?: StaffIdentity };
    if (!envelope.ok || !envelope.body) throw noSession();
    return envelope.body;
  }
}
