import { sql } from 'drizzle-orm';
import { openPglite } from './src/open-pglite.ts';

const d = await openPglite();
await d.db.execute(sql`create table t(id int primary key)`);
await d.db.execute(sql`insert into t values (1)`);
const heard: string[] = [];
await d.listen('x', { onNotification: (p) => heard.push(p) });
let dup = 0;
const other: string[] = [];
const _t0 = performance.now();
for (let i = 0; i < 200; i++) {
  await d.db.execute(sql`insert into t values (1)`).catch((e) => {
    const m = String(e.cause ?? e);
    m.includes('duplicate') ? dup++ : other.push(m);
  });
}
const rs = await Promise.all(
  Array.from({ length: 200 }, (_, i) =>
    d.db.execute(sql`insert into t values (${i % 3 ? 1 : 1000 + i})`).then(
      () => 'ok',
      (e) => String(e.cause ?? e).slice(0, 60),
    ),
  ),
);
const c: Record<string, number> = {};
for (const r of rs) c[r] = (c[r] ?? 0) + 1;
await d.db.execute(sql`select pg_notify('x', 'hi')`);
await new Promise((r) => setTimeout(r, 200));
let _t = performance.now();
for (let i = 0; i < 1000; i++) await d.db.execute(sql`select 1`);
// big
const b = Buffer.alloc(8e6, 7);
_t = performance.now();
await d.db.execute(sql`create table big(b bytea)`);
await d.db.execute(sql`insert into big values (${b})`);
const _r = await d.db.execute(sql`select b from big`);
// stuck: inner query in tx
await d.close();
