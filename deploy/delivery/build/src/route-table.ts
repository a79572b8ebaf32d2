import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import type { DeclaredCallRecord, ReadsRecord } from '@portal/release-record';
import { transformSync } from '@swc/core';

/**
 * A page as the route table declares it, flattened, with the `import()` requests of its own module and of its parents'
 * modules.
 */
export interface DeclaredPage {
  path: string;
  title: string;
  permission: boolean;
  prodCode?: string;
  requires?: string;
  reads?: ReadsRecord;
  firstCalls?: DeclaredCallRecord[];
  requests: string[];
}

/** The route table of a package: its pages, and the addresses that redirect to a page. */
export interface RouteTable {
  pages: DeclaredPage[];
  redirects: Record<string, string>;
}

interface RouteLike {
  path?: string;
  index?: boolean;
  lazy?: () => Promise<unknown>;
  handle?: {
    title?: string;
    permission?: boolean;
    prodCode?: string;
    needs?: string;
    reads?: ReadsRecord;
    firstCalls?: DeclaredCallRecord[];
    leadsTo?: string | readonly string[];
  };
  children?: RouteLike[];
}

const importRequest = /import\(\s*(?:\/\*[\s\S]*?\*\/\s*)*(['"])(.+?)\1\s*\)/g;

function join(parent: string, path: string | undefined): string {
  if (!path) return parent;
  if (path.startsWith('/')) return path;
  return `${parent.replace(/\/$/, '')}/${path}`;
}

function requestsOf(route: RouteLike): string[] {
  return [...(route.lazy?.toString() ?? '').matchAll(importRequest)].map((match) => match[2] ?? '');
}

/** Pure: the pages of a route tree. A route with a title is a page; other routes are layouts and redirects. */
export function flattenRoutes(
  routes: readonly RouteLike[],
  parentPath = '/',
  inherited: string[] = [],
): DeclaredPage[] {
  return routes.flatMap((route) => {
    const path = join(parentPath, route.path);
    const requests = [...inherited, ...requestsOf(route)];
    const { title, permission = false, prodCode, needs, reads, firstCalls } = route.handle ?? {};
    const facts = {
      ...(prodCode ? { prodCode } : {}),
      ...(needs ? { requires: needs } : {}),
      ...(reads ? { reads } : {}),
      ...(firstCalls ? { firstCalls } : {}),
    };
    const own = title ? [{ path, title, permission, ...facts, requests }] : [];
    return [...own, ...flattenRoutes(route.children ?? [], path, requests)];
  });
}

/**
 * Pure: the redirects of a route tree, for addresses that have no page. If there are several targets, the first counts.
 */
function redirectsIn(routes: readonly RouteLike[], parentPath = '/'): [string, string][] {
  return routes.flatMap((route) => {
    const path = join(parentPath, route.path);
    const [to] = [route.handle?.leadsTo ?? []].flat();
    const own: [string, string][] = to === undefined ? [] : [[path, to]];
    return [...own, ...redirectsIn(route.children ?? [], path)];
  });
}

/**
 * Runs a route table alone and loads no page. Therefore such a file imports only types: routes are data, and the build
 * reads them to learn which files an address needs.
 */
export function readRouteTable(file: string): RouteTable {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const exported: { routes?: RouteLike[]; passages?: Record<string, string> } = {};
  const forbidden = (request: string) => {
    throw new Error(`${file} imports ${request}: a route table holds data and import types only`);
  };
  vm.runInNewContext(code, { exports: exported, require: forbidden });
  if (!exported.routes) throw new Error(`${file} exports no "routes"`);
  return {
    pages: flattenRoutes(exported.routes),
    redirects: { ...Object.fromEntries(redirectsIn(exported.routes)), ...exported.passages },
  };
}
