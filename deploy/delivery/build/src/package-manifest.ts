import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** `header`, `avatar`, or the name of a sidebar. */
const menuArea = z.string().regex(/^[a-z][a-z0-9-]*$/);

const menuEntry = z.strictObject({
  area: menuArea,
  title: z.string(),
  path: z.string(),
  order: z.number(),
  group: z.string().optional(),
  icon: z.string().optional(),
  needs: z.string().optional(),
  /** Company roles such as `SCM-C102`. */
  hiddenFor: z.array(z.string()).optional(),
});

export type DeclaredMenuEntry = z.infer<typeof menuEntry>;

const area = z.strictObject({
  area: menuArea,
  title: z.string(),
  path: z.string().startsWith('/'),
});

const permission = z.strictObject({
  code: z.string(),
  title: z.string(),
  /** The employee roles, such as `E101`, that have it unless a tenant grants otherwise. */
  roles: z.union([z.literal('everyone'), z.array(z.string())]),
});

/** The field `portal` of a package.json. It says what kind of package this is. */
const portalField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('host'),
    /** The file with the host's own pages, like `src/routes.tsx` of a remote. */
    pages: z.string(),
  }),
  z.strictObject({
    kind: z.literal('remote'),
    slot: z.string().regex(/^[a-z][a-z0-9-]*$/),
    /** The remote is for demonstrations. The first run of a new platform leaves it out. */
    demonstration: z.boolean().default(false),
    /** Staff's remotes run at the host names of the platform's own people, and customers' never do. */
    audience: z.enum(['customers', 'staff']).default('customers'),
    /** The gateway sends those pages as HTML whose routes declare `handle.reads`. */
    render: z.boolean().default(false),
    owns: z
      .array(
        z.strictObject({
          prefix: z.string().startsWith('/'),
          permission: z.boolean(),
          prodCode: z.string().optional(),
        }),
      )
      .min(1),
    permissions: z.array(permission).default([]),
    areas: z.array(area).default([]),
    menu: z.array(menuEntry).default([]),
  }),
]);

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  portal: portalField,
  dependencies: z.record(z.string(), z.string()).default({}),
});

export interface PackageManifest {
  directory: string;
  /** The name without scope. It is the folder under `/assets`. */
  name: string;
  version: string;
  portal: z.infer<typeof portalField>;
  dependencies: Readonly<Record<string, string>>;
}

export function readPackageManifest(directory: string): PackageManifest {
  const file = join(directory, 'package.json');
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { name, version, portal, dependencies } = parsed.data;
  return { directory, name: name.replace(/^@[^/]+\//, ''), version, portal, dependencies };
}
