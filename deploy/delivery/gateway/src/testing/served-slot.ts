import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Identity, IdentityMember } from '@portal/http';
import type { RemoteRecord } from '@portal/release-record';
import type { FastifyInstance } from 'fastify';
import type { GatewayOptions } from '../gateway-options';
import { FakeReleases, pointer, sampleTenant } from './fake-releases';
import { sampleHost, sampleRemote } from './sample-records';
import { startedGateway } from './started-gateway';

export const token = 'token-of-a-customer-1';
export const authorization = { authorization: `Bearer ${token}` };

const member: IdentityMember = {
  employeeCode: 'E1',
  compCode: 'C1',
  compName: '华东贸易有限公司',
  compStatus: '40',
  rootManager: false,
  employeeRoles: ['E105'],
  compRoles: ['SCM-C101'],
  permissions: ['profile', 'message'],
};

const longFromNow = 900_000;

export function personIn(changes: Partial<IdentityMember> = {}): Identity {
  const at = Date.now();
  return {
    sessionId: 'S1',
    userCode: 'U1',
    userName: '陈立群',
    member: { ...member, ...changes },
    at,
    locksAt: at + longFromNow,
    endsAt: at + longFromNow,
  };
}

export interface Refused {
  readonly status: string;
  readonly msg: string;
}

/** A server of a team on this machine. */
export async function teamServer(answer: RequestListener, port = 0): Promise<{ url: string; server: Server }> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** Everybody reads, and only E101 writes. */
const remoteOf = (slot: string): RemoteRecord => ({
  ...sampleRemote({ slot, prefix: `/center/${slot}` }),
  permissions: [
    { code: `${slot}.read`, title: '查看', roles: 'everyone' },
    { code: `${slot}.write`, title: '录入', roles: ['E101'] },
  ],
});

/** A gateway that passes `/api/invoice/…` on, with an API that knows one customer. */
export class ServedSlot {
  readonly releases = new FakeReleases();
  /** The API's answer for the customer's token. */
  person: Identity | Refused = personIn();
  /** The questions of the gateway for whom the token stands. */
  readonly asked: { active: boolean }[] = [];
  gateway!: FastifyInstance;
  origin = '';
  tell: (change: string) => void = () => {};

  async start(services: Record<string, string>, options: Partial<GatewayOptions> = {}): Promise<this> {
    const host = this.releases.publish(sampleHost());
    const remotes = ['invoice', 'paper'].map((slot) => pointer(slot, this.releases.publish(remoteOf(slot))));
    this.releases.tenants = [sampleTenant({ pointers: [pointer('host', host), ...remotes] })];
    this.#give(services);
    this.gateway = await startedGateway({
      releases: this.releases,
      watchIdentities: async (onChange) => {
        this.tell = onChange;
        return async () => {};
      },
      api: {
        kind: 'plugin',
        plugin: async (scope) => {
          scope.post('/internal/identity', (request, reply) => this.#identity(request.headers, request.body, reply));
          scope.get('/web/portal/api/now', () => ({ status: '200', ok: true, msg: '', body: null }));
        },
      },
      ...options,
    });
    this.origin = await this.gateway.listen({ port: 0, host: '127.0.0.1' });
    return this;
  }

  /** Changes the services while the gateway runs, as the command does. */
  async change(services: Record<string, string>): Promise<void> {
    this.#give(services);
    const read = this.releases.calls.readCatalog;
    this.releases.announce();
    while (this.releases.calls.readCatalog === read) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  call(path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<Response> {
    const headers = { ...authorization, ...(init.headers as Record<string, string>) };
    return fetch(`${this.origin}${path}`, { ...init, headers });
  }

  close(): Promise<unknown> {
    return this.gateway.close();
  }

  #give(services: Record<string, string>): void {
    const given = Object.entries(services).map(([slot, url]) => ({ slot, url }));
    this.releases.tenants = this.releases.tenants.map((tenant) => ({ ...tenant, services: given }));
  }

  #identity(headers: Record<string, unknown>, body: unknown, reply: { code(status: number): void }): object {
    if (headers.authorization !== authorization.authorization) {
      reply.code(401);
      return { status: '401', ok: false, msg: '登录已失效，请重新登录', body: null };
    }
    this.asked.push(body as { active: boolean });
    const { person } = this;
    if ('userCode' in person) return { status: '200', ok: true, msg: '', body: person };
    if (person.status === '401') reply.code(401);
    return { ...person, ok: false, body: null };
  }
}
