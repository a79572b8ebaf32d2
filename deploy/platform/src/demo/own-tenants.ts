import { randomBytes } from 'node:crypto';
import { type Database, deleteWithReferrers, whereColumnIs } from '@portal/database';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { tenantHeader } from '../core/http/origin';
import { Passwords, type ScryptCost } from '../core/passwords';
import { type DemoTenant, demoTenants } from './demo-tenant';
import { demoPassword, seedTenant } from './seed';

/** What a tenant is outside of the platform: a host name, a brand and releases. */
export interface TenantPlaces {
  /** Adds a tenant with the brand and the releases of another. */
  readonly add: (code: string, like: string) => Promise<void>;
  readonly remove: (code: string) => Promise<void>;
}

const ownCode = /^own-[0-9a-f]{12}\.localhost$/;

/** The journal cannot be changed, and a tenant that is gone stays in it. */
const kept = ['audit_event', 'audit_tally'];

const modelOf = (like: string): DemoTenant | undefined => demoTenants.find(({ code }) => code === like);

/** Removes all that the platform holds of a tenant. */
async function empty({ db }: Database, code: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const ofTenant = { schema: 'platform', column: 'tenant', value: code, but: kept };
    await deleteWithReferrers(transaction, await whereColumnIs(transaction, ofTenant));
  });
}

const wanted = z.strictObject({ like: z.string().refine((code) => modelOf(code) !== undefined) });

/**
 * For a demonstration, mounted under `/dev`: `POST /tenants` makes a tenant at a host name of its own, with the people,
 * companies, brand and releases of the demonstration's tenant `like`. Nobody else sees what is changed there. `letter`
 * stands in its codes.
 * `DELETE /tenants/<code>` takes it away, and `GET /tenants/here` tells which tenant an address leads to.
 */
export function createOwnTenants(database: Database, places: TenantPlaces, cost: ScryptCost): FastifyPluginAsync {
  let passwordHash: Promise<string> | undefined;
  return async (app) => {
    app.get('/tenants/here', async ({ headers }) => ({ code: headers[tenantHeader] }));
    app.post('/tenants', async (request, reply) => {
      const body = wanted.safeParse(request.body);
      const model = body.success ? modelOf(body.data.like) : undefined;
      if (!model) return reply.code(400).send({ ok: false });
      const own = randomBytes(6).toString('hex');
      const code = `own-${own}.localhost`;
      const letter = `x${own}x`;
      passwordHash ??= new Passwords(cost).hash(demoPassword);
      // The people are there before anybody can open a page.
      await seedTenant(database, { ...model, code, letter }, await passwordHash);
      await places.add(code, model.code);
      return { code, letter };
    });
    app.delete<{ Params: { code: string } }>('/tenants/:code', async (request, reply) => {
      const { code } = request.params;
      // The demonstration's own tenants stay.
      if (!ownCode.test(code)) return reply.code(404).send({ ok: false });
      await places.remove(code);
      await empty(database, code);
      return { ok: true };
    });
  };
}
