import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compiler, Module } from 'webpack';
import type { LeanRow } from './lean-row';

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The search walks up, since not every package exports its manifest. */
function folderOf(name: string, from: readonly string[]): string {
  const folders = from.flatMap((folder) => createRequire(join(folder, 'package.json')).resolve.paths(name) ?? []);
  const found = folders.map((folder) => join(folder, name)).find(existsSync);
  if (!found) throw new Error(`${name} is not installed for ${from.join(' or ')}`);
  return realpathSync(found);
}

/** Tells webpack about a row, and tells from a module whether the row had an effect. */
interface Effect {
  apply: (options: Compiler['options']) => void;
  isIn: (module: Module) => boolean;
}

function effectOf({ name, packages, asked, becomes, askedBy }: LeanRow, directory: string): Effect {
  const [folder = ''] = packages.reduce<readonly string[]>((from, one) => [folderOf(one, from)], [directory, own('.')]);
  const isFile = typeof asked === 'string' && asked.startsWith('./');
  const target = becomes.startsWith('./') ? join(folder, becomes) : own(becomes);
  for (const file of isFile ? [join(folder, asked), target] : [target])
    if (!existsSync(file)) throw new Error(`lean, ${name}: there is no ${file}`);
  if (typeof asked !== 'string')
    return {
      apply: ({ module }) =>
        module.rules.push({
          test: (path) => path.startsWith(folder) && asked.test(path.slice(folder.length)),
          loader: target,
        }),
      isIn: (module) => 'loaders' in module && JSON.stringify(module.loaders).includes(target),
    };
  // The name of the row is in it, to tell two rows with the same stand-in apart.
  const standIn = `${target}?lean=${name}`;
  const alias = { [isFile ? join(folder, asked) : `${asked}$`]: standIn };
  return {
    apply: ({ module, resolve }) => {
      if (askedBy) module.rules.push({ test: askedBy, resolve: { alias } });
      else resolve.alias = { ...(resolve.alias as Record<string, string | false>), ...alias };
    },
    isIn: (module) => 'resource' in module && module.resource === standIn,
  };
}

/** Puts the stand-ins of the table in place. Fails the build if one has no effect any more. */
export class LeanPlugin {
  readonly #rows: readonly LeanRow[];
  readonly #directory: string;

  constructor(rows: readonly LeanRow[], directory: string) {
    this.#rows = rows;
    this.#directory = directory;
  }

  apply(compiler: Compiler): void {
    const effects = this.#rows.map((row) => ({ row, ...effectOf(row, this.#directory) }));
    for (const { apply } of effects) apply(compiler.options);
    compiler.hooks.thisCompilation.tap('LeanPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('LeanPlugin', (modules) => {
        const all = [...modules];
        for (const { row, isIn } of effects)
          if (!all.some(isIn)) {
            const fault = `lean, ${row.name}: nothing asks for ${row.asked} of ${row.packages.at(-1)} any more`;
            compilation.errors.push(new compiler.webpack.WebpackError(fault));
          }
      });
    });
  }
}
