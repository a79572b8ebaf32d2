import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The allowed fields of a package's tsconfig.json. Others are refused, because the programs here would ignore them. */
interface PackageConfig {
  readonly extends: string;
  readonly compilerOptions?: object;
  readonly include: readonly string[];
}

const known = new Set(['extends', 'compilerOptions', 'include']);

function configOf(directory: string): PackageConfig {
  const file = join(directory, 'tsconfig.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as PackageConfig;
  const unknown = Object.keys(config).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`${file}: ${unknown.join(', ')} would not be heard by npm test`);
  return config;
}

/**
 * Puts packages with the same options into one program. Most files that a compiler reads for a package are libraries
 * and imported packages, and it has already read those for the package before. Writes the programs and returns their
 * files.
 */
export function writeTypePrograms(directories: readonly string[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const programs = new Map<string, { extends: string; compilerOptions?: object; include: string[] }>();
  for (const directory of directories) {
    const { include, compilerOptions, extends: base } = configOf(directory);
    const options = { extends: resolve(directory, base), ...(compilerOptions ? { compilerOptions } : {}) };
    const name = JSON.stringify(options);
    const program = programs.get(name) ?? { ...options, include: [] };
    program.include.push(...include.map((path) => relative(folder, join(directory, path))));
    programs.set(name, program);
  }
  return [...programs.values()].map((program, n) => {
    const file = join(folder, `${n + 1}.json`);
    writeFileSync(file, JSON.stringify(program, null, 2));
    return file;
  });
}
