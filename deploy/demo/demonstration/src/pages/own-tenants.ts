import { randomBytes } from 'node:crypto';
import { type Database, DataKeys, deleteWithReferrers, whereColumnIs } from '@portal/database';
import { tenantHeader } from '@portal/platform/src/kernel/http/origin';
import { Passwords, type ScryptCost } from '@portal/platform/src/kernel/passwords';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type DemoTenant, demoTenants } from '../seed/demo-tenant';
import { demoPassword, seedTenant } from '../seed/seed';

/** What a tenant is outside of the platform: a host name, a brand and releases. */
export interface TenantPlaces {
  /** Adds a tenant with the brand and the releases of another. */
  readonly add: (code: string, like: string) => Promise<void>;
  readonly remove: (code: string) => Promise<void>;
}

interface Choices {
  readonly places: TenantPlaces;
  readonly cost: ScryptCost;
  /** The platform's data key. */
  readonly dataKey: string;
}

const ownCode = /^own-([0-9a-f]{12})\.localhost$/;
/** What the login names of a tenant's own staff end with. */
const suffixOf = (own: string) => `.${own}`;

/** The journal cannot be changed, and a tenant that is gone stays in it. */
const kept = ['audit_event', 'audit_tally'];

const modelOf = (like: string): DemoTenant | undefined => demoTenants.find(({ code }) => code === like);

/** Removes all that the platform holds of a tenant and its own staff. */
async function empty({ db }: Database, code: string, own: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const ofTenant = { schema: 'platform', column: 'tenant', value: code, but: kept };
    const rows = await whereColumnIs(transaction, ofTenant);
    const itsStaff = sql`login_name like ${`%${suffixOf(own)}`}`;
    await deleteWithReferrers(transaction, new Map([...rows, ['platform.staff', itsStaff]]));
  });
}

const wanted = z.strictObject({ like: z.string().refine((code) => modelOf(code) !== undefined) });

/**
 * For a demonstration, mounted under `/dev`: `POST /tenants` makes a tenant at a host name of its own, with the people,
 * companies, brand and releases of the demonstration's tenant `like`, and staff who come for it alone. Nobody else sees
 * what is changed there. Its codes contain `letter`, and the login names of its staff end with `staff`.
 * `DELETE /tenants/<code>` takes it away, and `GET /tenants/here` returns the tenant to which an address leads.
 */
export function createOwnTenants(database: Database, { places, cost, dataKey }: Choices): FastifyPluginAsync {
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
      const suffix = suffixOf(own);
      const choices = { passwordHash: await passwordHash, dataKeys: new DataKeys(dataKey), suffix };
      await seedTenant(database, { ...model, code, letter }, choices);
      await places.add(code, model.code);
      return { code, letter, staff: suffix };
    });
    app.delete<{ Params: { code: string } }>('/tenants/:code', async (request, reply) => {
      const { code } = request.params;
      // The demonstration's own tenants stay.
      const own = ownCode.exec(code)?.[1];
      if (own === undefined) return reply.code(404).send({ ok: false });
      await places.remove(code);
      await empty(database, code, own);
      return { ok: true };
    });
  };
}
