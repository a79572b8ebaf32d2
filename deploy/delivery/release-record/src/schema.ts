import { z } from 'zod';
import type { ReleaseRecord } from './record';
import { type Sentence, say } from './sentence';

/**
 * The form of a record that comes from outside. The gate judges its meaning. Fields that a later build adds pass
 * through: a gateway of today stores them for a gateway of tomorrow.
 */

const name = z.string().max(200);
const path = z.string().max(500);
const paths = z.array(path).max(5_000);
const names = z.array(name).max(5_000);
const prodCode = z.string().max(20).optional();

const step = z.object({ assets: paths, needs: names });

const field = z.union([
  name,
  z.number(),
  z.strictObject({ param: name }),
  z.strictObject({ query: name, otherwise: z.union([name, z.number()]).optional() }),
]);
const reads = z
  .object({
    calls: z.array(z.object({ call: name, body: z.record(name, field).optional() })).max(20),
    query: z.record(name, z.enum(['kept', 'search'])).optional(),
  })
  .optional();

const firstCalls = z
  .array(
    z.object({
      call: name,
      query: z.record(name, z.union([name, z.strictObject({ company: z.literal('compCode') })])).optional(),
      body: z.record(name, z.union([name, z.number()])).optional(),
      needs: name.optional(),
    }),
  )
  .max(20)
  .optional();

const page = z.object({
  path,
  title: name,
  permission: z.boolean(),
  prodCode,
  requires: name.optional(),
  assets: paths,
  needs: names,
  reads,
  firstCalls,
  whole: step.optional(),
});

const menuArea = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);
const menuEntry = z.object({
  title: name,
  path,
  area: menuArea,
  order: z.number(),
  group: name.optional(),
  icon: name.optional(),
  needs: name.optional(),
  hiddenFor: z.array(name).max(50).optional(),
});
const area = z.object({ area: menuArea, title: name, path });
const permission = z.object({
  code: name,
  title: name,
  roles: z.union([z.literal('everyone'), z.array(name).max(50)]),
});

const base = {
  format: z.literal(1),
  package: name,
  version: name,
  build: name,
  entry: path,
  globalName: z.string().regex(/^[A-Za-z_$][\w$]{0,199}$/),
  pages: z.array(page).max(2_000),
  shells: z.array(z.object({ prefix: path, html: z.string().max(100_000), css: z.string().max(100_000) })).max(50),
  assets: z.array(z.object({ path, sha384: name, bytes: z.number().int().min(0), type: name })).max(5_000),
};

const remote = z.looseObject({
  ...base,
  kind: z.literal('remote'),
  slot: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  audience: z.literal('staff').optional(),
  owns: z.array(z.object({ prefix: path, permission: z.boolean(), prodCode })).max(100),
  menu: z.array(menuEntry).max(100),
  areas: z.array(area).max(10).optional(),
  permissions: z.array(permission).max(200).optional(),
  redirects: z.record(path, path).optional(),
  server: path.optional(),
  needs: z.array(z.object({ request: name, range: name, exports: names })).max(500),
  bundledProvided: names,
});

const host = z.looseObject({
  ...base,
  kind: z.literal('host'),
  initial: paths,
  start: step,
  session: step.optional(),
  staff: step.optional(),
  centre: step.optional(),
  provides: z.array(z.object({ request: name, version: name, exports: names, assets: paths, needs: names })).max(500),
  baseStyle: z.string().max(200_000),
  pageStart: z.string().max(20_000).optional(),
  firstScript: z.string().max(20_000).optional(),
  redirects: z.record(path, path),
  readsHashLists: z.literal(true).optional(),
  readsOwnHashList: z.literal(true).optional(),
});

const record = z.discriminatedUnion('kind', [remote, host]);

/** JSON does not tell absent from undefined, but the types do. */
function withoutUndefined(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const malformed = (where: string) =>
  say(`发布记录的格式不正确：${where}`, `The release's record has not the right form: ${where}`);
const tooDeep = say(
  '发布记录嵌套过深：请使用 @portal/build 预设重新构建。',
  "The release's record is nested too deeply: build it again with the preset of @portal/build.",
);

/** The record, or the fault in its form. */
export function parseReleaseRecord(value: unknown): { record: ReleaseRecord } | { fault: Sentence } {
  const parsed = record.safeParse(value);
  if (!parsed.success) return { fault: malformed(z.prettifyError(parsed.error)) };
  try {
    return { record: withoutUndefined(parsed.data) as ReleaseRecord };
  } catch (error) {
    // The schema lets some fields pass unread. They may be nested so deeply that they cannot be written again.
    if (error instanceof RangeError) return { fault: tooDeep };
    throw error;
  }
}
