import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@portal/database';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import type { HostRecord, RemoteRecord } from '@portal/release-record';
import { bundleType, encodeBundle } from '@portal/release-record/bundle';
import { createReleases, type Releases } from '@portal/releases';
import type { BootDocument } from '@portal/shared/boot-document';
import type { FastifyInstance } from 'fastify';
import type { GatewayOptions } from '../gateway-options';
import { filesOf, sampleHost, sampleRemote } from './sample-records';
import { startedGateway } from './started-gateway';

interface Refusal {
  code: string;
  message: string;
  faults?: string[];
  wanted?: string;
  changes?: unknown[];
  generation?: number;
}

export interface Answer {
  status: number;
  body: Record<string, unknown> & { error?: Refusal };
}

export interface Delivered {
  gateway: FastifyInstance;
  releases: Releases;
  /** A token without limits. */
  token: string;
  call: (
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    token?: string,
  ) => Promise<Answer>;
  upload: (
    record: HostRecord | RemoteRecord,
    token?: string,
    query?: string,
    maps?: ReadonlyMap<string, Buffer>,
  ) => Promise<Answer>;
  boot: (cookie?: string, host?: string) => Promise<BootDocument>;
}

export const accountRelease = (build: string, changes: Partial<RemoteRecord> = {}): RemoteRecord => ({
  ...sampleRemote({ slot: 'account', prefix: '/center/crm', build }),
  ...changes,
});

/** Everything here waits for a database, and the machine may be busy. */
export const patience = 60_000;

/** A gateway with the deploy API and real releases. Both demo tenants run a host and `account@r1`. */
export async function deliveredGateway(database: Database, options: Partial<GatewayOptions> = {}): Promise<Delivered> {
  const releases = createReleases(database);
  const by = 'test';
  await seedDemoTenants(releases, by);
  const [host, account] = [sampleHost(), accountRelease('r1')];
  for (const record of [host, account]) await releases.publish({ record, files: filesOf(record), by });
  for (const tenant of ['localhost', 'jinqiao.localhost'])
    await releases.assignTogether({
      tenant,
      releases: [
        { slot: 'host', package: 'host', build: host.build },
        { slot: 'account', package: 'account', build: account.build },
      ],
      by,
    });
  const { token } = await releases.createToken({ name: 'platform', package: null, tenant: null, expiresAt: null, by });
  const gateway = await startedGateway({ releases, delivery: releases, ...options });

  const headersOf = (own: string) => (own ? { authorization: `Bearer ${own}` } : {});
  return {
    gateway,
    releases,
    token,
    async call(method, path, body, own = token) {
      const response = await gateway.inject({
        method,
        url: `/-/api${path}`,
        headers: headersOf(own),
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return { status: response.statusCode, body: response.json() };
    },
    async upload(record, own = token, query = '', maps = new Map()) {
      const response = await gateway.inject({
        method: 'POST',
        url: `/-/api/releases${query}`,
        headers: { ...headersOf(own), 'content-type': bundleType },
        payload: encodeBundle({ record, files: filesOf(record), maps }),
      });
      return { status: response.statusCode, body: response.json() };
    },
    async boot(cookie = '', host = 'localhost') {
      return (await gateway.inject({ url: '/-/boot', headers: { host, cookie } })).json();
    },
  };
}

/** Waits until a change has reached the gateway. */
export async function until(condition: () => Promise<boolean>, longest = 15_000): Promise<void> {
  const started = performance.now();
  while (!(await condition())) {
    if (performance.now() - started > longest) throw new Error('waited in vain');
    await pause(50);
  }
}

export function buildIn(boot: BootDocument, slot: string): string | undefined {
  return boot.remotes.find((remote) => remote.slot === slot)?.build;
}
