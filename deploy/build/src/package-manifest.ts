import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

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
    menu: z
      .array(
        z.strictObject({
          title: z.string(),
          path: z.string().startsWith('/'),
          area: z.enum(['header', 'message', 'account']),
          order: z.number(),
        }),
      )
      .default([]),
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
}

export function readPackageManifest(directory: string): PackageManifest {
  const file = join(directory, 'package.json');
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { name, version, portal } = parsed.data;
  return { directory, name: name.replace(/^@[^/]+\//, ''), version, portal };
}
