/**
 * Builds the processes of a package: one JavaScript file and its source map for each source that the manifest lists in
 * `processes`. `src/api-process.ts` becomes `dist/api-process.js`. Beside them stand the threads that they start, each a
 * file like theirs, and the files that the sources read: fonts and colour profiles.
 *
 * `node build-processes.ts <folder> …` does it. Node itself has to be able to run this file, because the `portal` command
 * is built by it: it imports no other file.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';

interface Manifest {
  readonly name: string;
  readonly processes?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What a build was made from. */
interface Made {
  readonly hash: string;
  /** Our own sources, relative to the package. The lock file stands for everybody else's. */
  readonly inputs: readonly string[];
  /** What was made, relative to the package. */
  readonly outputs: readonly string[];
}

const lockFiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

const isOwn = (path: string) =>
  !path.includes('node_modules/') || /node_modules\/@portal\/[^/]+\/(?!node_modules\/)/.test(path);

export const builtFile = (source: string) => source.replace(/(^|\/)src\/(.+)\.ts$/, '$1dist/$2.js');

function lockFileAbove(directory: string): string | undefined {
  const file = lockFiles.map((name) => join(directory, name)).find(existsSync);
  if (file) return file;
  return dirname(directory) === directory ? undefined : lockFileAbove(dirname(directory));
}

function hashOf(directory: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  const always = [fileURLToPath(import.meta.url), join(directory, 'package.json'), lockFileAbove(directory) ?? ''];
  for (const file of [...always, ...inputs.map((input) => join(directory, input))])
    hash.update(existsSync(file) ? readFileSync(file) : 'gone').update('\0');
  return hash.digest('hex');
}

function isMade(directory: string, made: string): boolean {
  if (!existsSync(made)) return false;
  const { hash, inputs, outputs = [] } = JSON.parse(readFileSync(made, 'utf8')) as Made;
  return (
    outputs.length > 0 &&
    hash === hashOf(directory, inputs) &&
    outputs.every((output) => existsSync(join(directory, output)))
  );
}

/** A thread's source, and a file that a source reads: of a package by its name, or of its own package by its place. */
const places =
  /new URL\('\.\/(?<thread>[\w-]+-thread)\.ts', import\.meta\.url\)|import\.meta\.resolve\('(?<named>[^']+\.ttf)'\)|new URL\('(?<beside>\.\/[^']+\.icc)', import\.meta\.url\)\.href|(?<!['"`])\bimport\.meta\.(?<own>url|dirname)\b/g;

/**
 * A thread that a source starts, and a font or a colour profile that it reads, stand beside the built file. Apart from
 * that, a source that reads a file beside it, or starts one, goes on doing so from the place of the source:
 * `import.meta` of the built file means that place.
 */
const placeOfSource = (output: string, threads: Set<string>): Plugin => ({
  name: 'place-of-source',
  setup(build) {
    build.onLoad({ filter: /\.(ts|tsx|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta') || !(isOwn(path) || text.includes(".icc', import.meta.url)"))) return undefined;
      const source = relative(output, path).replaceAll('\\', '/');
      const read: string[] = [];
      const contents = text.replace(places, (found, ...parts) => {
        const { thread, named, beside, own } = parts.at(-1) as Readonly<Record<string, string | undefined>>;
        if (thread !== undefined) {
          threads.add(join(dirname(path), `${thread}.ts`));
          return `new URL('./${thread}.js', import.meta.url)`;
        }
        const file = named ?? beside;
        if (file !== undefined) {
          const name = `fileBeside${read.length}`;
          read.push(`import ${name} from ${JSON.stringify(file)};`);
          return `new URL(${name}, import.meta.url).href`;
        }
        if (!isOwn(path)) return found;
        return own === 'url'
          ? `new URL(${JSON.stringify(source)}, import.meta.url).href`
          : `\`\${import.meta.dirname}/${dirname(source)}\``;
      });
      const loader = path.endsWith('x') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
      // On the first line, so that errors go on naming the lines of the source.
      return { contents: `${read.join(' ')}${contents}`, loader };
    });
  },
});

/** Writes a file as a whole, so that a process that starts meanwhile reads the one or the other. */
function replaceFile(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const written = `${path}.${process.pid}`;
  writeFileSync(written, contents);
  renameSync(written, path);
}

/** Returns whether there was something to build. */
export async function buildProcesses(directory: string): Promise<boolean> {
  const {
    name,
    processes = [],
    dependencies = {},
  } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;
  if (processes.length === 0) throw new Error(`${name} lists no processes in its package.json`);
  // From one folder, so that the place of each source is one path for all of them.
  const [output, ...others] = new Set(processes.map((source) => dirname(builtFile(source))));
  if (output === undefined || others.length > 0) throw new Error(`${name} has processes in several folders`);
  const madeFile = join(directory, output, '.made.json');
  if (isMade(directory, madeFile)) return false;
  const { build } = await import('esbuild');
  const threads = new Set<string>();
  const options = {
    absWorkingDir: directory,
    outdir: output,
    entryNames: '[name]',
    assetNames: '[name]',
    loader: { '.ttf': 'file', '.icc': 'file' },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    // What the package itself depends on is installed beside it: packages with native parts or files of their own.
    external: Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@portal/')),
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    define: { PORTAL_IS_BUILT: 'true' },
    // Packages in CommonJS ask for modules of Node in their own way.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
    },
    plugins: [placeOfSource(join(directory, output), threads)],
    logLevel: 'warning',
  } satisfies BuildOptions;
  const built = [await build({ ...options, entryPoints: [...processes] })];
  if (threads.size > 0) built.push(await build({ ...options, entryPoints: [...threads] }));
  const outputFiles = built.flatMap((each) => each.outputFiles);
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
  const inputs = [...new Set(built.flatMap(({ metafile }) => Object.keys(metafile.inputs)))].filter(isOwn);
  const outputs = outputFiles.map(({ path }) => relative(directory, path));
  const made: Made = { hash: hashOf(directory, inputs), inputs, outputs };
  replaceFile(madeFile, JSON.stringify(made));
  return true;
}

if (import.meta.main)
  for (const folder of process.argv.slice(2)) {
    const directory = resolve(folder);
    if (await buildProcesses(directory)) process.stdout.write(`▸ Built the processes of ${basename(directory)}\n`);
  }
