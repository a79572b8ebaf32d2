import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { company, employee, message, user } from '@portal/database/schema/platform';
import { demoDataKey } from '@portal/platform/src/kernel/data/demo-data-key';
import { describeOnBothWithDemo } from '@portal/platform/src/testing/demo-database';
import { testCost } from '@portal/platform/src/testing/test-cost';
import { count, eq, sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { createOwnTenants } from './own-tenants';

/** How many rows each table of the platform has. */
async function rowsOf({ db }: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'platform' order by 1`,
  );
  const counted: Record<string, number> = {};
  for (const { name } of rows) {
    const answer = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from ${sql.identifier('platform')}.${sql.identifier(name)}`,
    );
    counted[name] = answer.rows[0]?.total ?? 0;
  }
  return counted;
}

describeOnBothWithDemo('a tenant of one’s own', (database) => {
  let app: FastifyInstance;
  const places = new Map<string, string>();

  beforeAll(async () => {
    app = fastify();
    const known = {
      add: async (code: string, like: string) => void places.set(code, like),
      remove: async (code: string) => void places.delete(code),
    };
    await app.register(createOwnTenants(database(), { places: known, cost: testCost, dataKey: demoDataKey }), {
      prefix: '/dev',
    });
  });
  afterAll(() => app.close());

  const make = (like: string) => app.inject({ method: 'POST', url: '/dev/tenants', payload: { like } });
  const remove = (code: string) => app.inject({ method: 'DELETE', url: `/dev/tenants/${code}` });
  const total = async (what: typeof company | typeof user, code: string) =>
    (await database().db.select({ total: count() }).from(what).where(eq(what.tenant, code)))[0]?.total;

  test('has the same people and companies, and nothing of it is left afterwards', async () => {
    const before = await rowsOf(database());
    const { code } = (await make('jinqiao.localhost')).json<{ code: string }>();
    expect(places.get(code)).toBe('jinqiao.localhost');
    for (const what of [company, user]) expect(await total(what, code)).toBe(await total(what, 'jinqiao.localhost'));
    // What somebody does there refers to its people, whatever the table.
    const [person] = await database()
      .db.select({ compCode: employee.compCode, userCode: employee.userCode })
      .from(employee)
      .innerJoin(user, eq(user.userCode, employee.userCode))
      .where(eq(user.tenant, code));
    if (!person) throw new Error('nobody works there');
    const letter = { id: 'Mown', type: 'SYSTEM', title: '通知', content: '', sender: '', linkUri: '' } as const;
    await database()
      .db.insert(message)
      .values({ ...letter, ...person, sentAt: new Date() });
    expect((await remove(code)).json()).toEqual({ ok: true });
    expect(places.has(code)).toBe(false);
    expect(await rowsOf(database())).toEqual(before);
  });

  test('leaves the others alone', async () => {
    const [mine, other] = [(await make('localhost')).json<{ code: string }>(), (await make('localhost')).json()];
    await remove(mine.code);
    expect(await total(user, other.code)).toBe(await total(user, 'localhost'));
    await remove(other.code);
  });

  test('is like a tenant of the demonstration, which itself stays', async () => {
    expect((await make('elsewhere.localhost')).statusCode).toBe(400);
    expect((await remove('localhost')).statusCode).toBe(404);
    expect(await total(user, 'localhost')).toBeGreaterThan(0);
  });

  test('tells who is at an address', async () => {
    const headers = { 'x-portal-tenant': 'own-1.localhost' };
    expect((await app.inject({ url: '/dev/tenants/here', headers })).json()).toEqual({ code: 'own-1.localhost' });
  });
});
