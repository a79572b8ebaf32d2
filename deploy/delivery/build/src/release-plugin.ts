import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type {
  AssetRecord,
  LoadStep,
  MenuEntry,
  PageRecord,
  ProvidedRecord,
  ReleaseRecord,
  ShellRecord,
} from '@portal/release-record';
import { mediaTypeOf } from '@portal/release-record/media-types';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import { recordFile } from './build-location';
import {
  bundledResources,
  consumedBy,
  filesOf,
  groupsForRequest,
  groupsNamed,
  laterGroups,
  providedBy,
  usedExports,
} from './chunk-graph';
import { globalNameOf, installedVersion } from './federation';
import { inlineScript } from './inline-script';
import type { DeclaredMenuEntry, PackageManifest } from './package-manifest';
import { providedModules } from './provided-modules';
import { type DeclaredPage, readRouteTable } from './route-table';
import { serverScript } from './server-script/server-config';

function mediaType(path: string): string {
  const type = mediaTypeOf(path);
  if (!type) throw new Error(`no media type for ${path}: add it to deploy/delivery/release-record/src/media-types.ts`);
  return type;
}

/** Source maps go to the portal beside the files, and the record before them. Everything else is served. */
const isServed = (path: string) => !path.endsWith('.map') && path !== recordFile;

function assetRecords(compilation: Compilation): AssetRecord[] {
  return compilation
    .getAssets()
    .filter((asset) => isServed(asset.name))
    .map((asset) => {
      const bytes = asset.source.buffer();
      const sha384 = createHash('sha384').update(bytes).digest('base64');
      return { path: asset.name, sha384, bytes: bytes.length, type: mediaType(asset.name) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Reads `src/shell/<name>.html` with its `.css`. `common.css` comes before it if several shells share one, and `{{>
 * file}}` in the HTML includes a file. `prefixes.json` beside them says which paths each shell serves. A drawing should
 * be part of the HTML: for a picture in the CSS the browser makes a separate document before the first paint.
 */
function readShells(directory: string): ShellRecord[] {
  const folder = join(directory, 'src/shell');
  if (!existsSync(folder)) return [];
  const prefixes = JSON.parse(readFileSync(join(folder, 'prefixes.json'), 'utf8')) as Record<string, string[]>;
  const names = readdirSync(folder).filter((file) => file.endsWith('.html'));
  return names.flatMap((file) => {
    const name = file.replace(/\.html$/, '');
    const html = readFileSync(join(folder, file), 'utf8').replace(/{{> ([\w.-]+)}}/g, (_, part: string) =>
      readFileSync(join(folder, part), 'utf8').trim(),
    );
    const sheets = ['common.css', `${name}.css`].map((sheet) => join(folder, sheet)).filter(existsSync);
    const css = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('');
    return (prefixes[name] ?? []).map((prefix) => ({ prefix, html, css }));
  });
}

/**
 * Tables without a state. The host gives everything of `@portal/shared` to everybody, so a remote for staff brings these
 * along.
 */
const tablesOfStaff =
  /\/shared\/src\/(?:contract\/(?:call|care-words|case-states|staff-calls|groups\/staff[\w-]*)|codes\/(?:audit-actions|audit-fields|ports|staff-roles)|tenant\/tenant-facts)\.ts$/;

/** Private copies of provided modules: files of those packages that are in the bundle although the host has them. */
function bundledProvided(compilation: Compilation): string[] {
  const owners = [...new Set(providedModules.map((module) => module.versionOf))];
  const held = bundledResources(compilation).flatMap((resource) => {
    const path = resource.replaceAll('\\', '/');
    if (tablesOfStaff.test(path)) return [];
    if (/\/shared\/src\/(?!.*\.css$)/.test(path)) return ['@portal/shared'];
    return owners.filter((owner) => path.includes(`/node_modules/${owner}/`));
  });
  return [...new Set(held)].sort();
}

/**
 * The host gives the runtime to remotes like a module, but by other means. The gate has to check everything that an
 * entry needs to run.
 */
function federationRuntime(): ProvidedRecord {
  const version = installedVersion('@module-federation/enhanced', fileURLToPath(new URL('..', import.meta.url)));
  return { request: '@module-federation/runtime', version, exports: ['core', 'bundler'], assets: [], needs: [] };
}

export interface RoutesFile {
  /** The path relative to the package, e.g. `src/routes.tsx`. */
  file: string;
  /** The chunk groups that hold the table. */
  groups: (compilation: Compilation) => ChunkGroup[];
}

/** The groups for each `import(request)` of a page. */
const groupsOf = (compilation: Compilation, requests: readonly string[], page: string): ChunkGroup[] =>
  requests.flatMap((request) => {
    const groups = groupsForRequest(compilation, request);
    if (groups.length === 0) throw new Error(`the build holds no chunk for import('${request}') of page ${page}`);
    return groups;
  });

/** The parts of a page that come late, when a browser draws it. */
function wholePage(compilation: Compilation, own: readonly ChunkGroup[]): LoadStep {
  const later = laterGroups(own);
  return { assets: filesOf(later).filter((file) => file.endsWith('.css')), needs: consumedBy(compilation, later) };
}

/** The manifest's entry without the fields that it leaves out. */
function menuEntryOf({ group, icon, needs, hiddenFor, ...entry }: DeclaredMenuEntry): MenuEntry {
  return {
    ...entry,
    ...(group ? { group } : {}),
    ...(icon ? { icon } : {}),
    ...(needs ? { needs } : {}),
    ...(hiddenFor ? { hiddenFor } : {}),
  };
}

/** The styles of every document, with the drawings that they name. A document brings no file beside it. */
function baseStyle(folder: string): string {
  const style = readFileSync(join(folder, 'base.css'), 'utf8');
  return style.replace(/url\("\.\/([\w-]+\.svg)"\)/g, (_, name: string) => {
    const drawing = readFileSync(join(folder, name), 'utf8').trim();
    return `url("data:image/svg+xml,${encodeURIComponent(drawing).replace(/'/g, '%27')}")`;
  });
}

/** Writes `release.json` from webpack's graph. It has everything that the platform needs to know of this build. */
export class ReleasePlugin {
  readonly #manifest: PackageManifest;
  readonly #build: string;
  readonly #routes: RoutesFile;

  constructor(manifest: PackageManifest, build: string, routes: RoutesFile) {
    this.#manifest = manifest;
    this.#build = build;
    this.#routes = routes;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleasePlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const record = JSON.stringify(this.#record(compilation), null, 1);
          compilation.emitAsset(recordFile, new compiler.webpack.sources.RawSource(record));
        },
      );
    });
  }

  #pages(compilation: Compilation, declared: readonly DeclaredPage[], entry: string): PageRecord[] {
    const tableGroups = this.#routes.groups(compilation);
    return declared.map(({ requests, ...page }) => {
      const own = groupsOf(compilation, requests, page.path);
      const groups = [...tableGroups, ...own];
      const assets = filesOf(groups).filter((file) => file !== entry);
      const whole = page.reads ? { whole: wholePage(compilation, own) } : {};
      return { ...page, assets, needs: consumedBy(compilation, groups), ...whole };
    });
  }

  #record(compilation: Compilation): ReleaseRecord {
    const { directory, name, version, portal } = this.#manifest;
    const globalName = globalNameOf(this.#manifest, this.#build);
    const initial = compilation.entrypoints.get(portal.kind === 'host' ? 'main' : globalName)?.getFiles() ?? [];
    const entry = initial.find((file) => file.endsWith('.js')) ?? '';
    const { pages, redirects } = readRouteTable(join(directory, this.#routes.file));
    const base = {
      format: 1,
      package: name,
      version,
      build: this.#build,
      entry,
      globalName,
      pages: this.#pages(compilation, pages, entry),
      shells: readShells(directory),
      assets: assetRecords(compilation),
    } as const;
    const versionOf = (request: string) => {
      const module = providedModules.find((one) => one.request === request);
      if (!module) throw new Error(`${request} is not in the table of provided modules`);
      return installedVersion(module.versionOf, directory);
    };
    if (portal.kind === 'host') {
      const step = (...chunks: string[]): LoadStep => {
        const groups = chunks.flatMap((chunk) => groupsNamed(compilation, chunk));
        return { assets: filesOf(groups), needs: consumedBy(compilation, groups) };
      };
      return {
        ...base,
        kind: 'host',
        initial,
        start: step('app'),
        session: step('access'),
        staff: step('staff'),
        // It includes the client of sealed calls: the frame asks at once, and appears with the answer.
        centre: step('centre', 'client'),
        provides: [
          federationRuntime(),
          ...providedBy(compilation).map(({ request, exports, groups }) => ({
            request,
            version: versionOf(request),
            exports,
            assets: filesOf(groups),
            needs: consumedBy(compilation, groups),
          })),
        ],
        baseStyle: baseStyle(join(directory, 'src/shell')),
        pageStart: inlineScript(join(directory, 'src/page-start.ts')),
        firstScript: inlineScript(join(directory, 'src/first-script.ts')),
        redirects,
        readsHashLists: true,
        readsOwnHashList: true,
      };
    }
    const runtime = federationRuntime();
    const needs = [
      { request: runtime.request, range: `^${runtime.version}`, exports: runtime.exports },
      ...[...usedExports(compilation)].map(([request, exports]) => ({
        request,
        range: `^${versionOf(request)}`,
        exports,
      })),
    ];
    return {
      ...base,
      kind: 'remote',
      slot: portal.slot,
      ...(portal.audience === 'staff' ? { audience: portal.audience } : {}),
      owns: portal.owns.map(({ prefix, permission, prodCode }) => ({
        prefix,
        permission,
        ...(prodCode ? { prodCode } : {}),
      })),
      menu: portal.menu.map(menuEntryOf),
      areas: portal.areas,
      permissions: portal.permissions,
      redirects,
      ...(compilation.getAsset(serverScript) ? { server: serverScript } : {}),
      needs,
      bundledProvided: bundledProvided(compilation),
    };
  }
}
