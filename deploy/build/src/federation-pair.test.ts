import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { smallBrowser } from './testing/small-browser';
import { builtHost, builtRemote } from './testing/small-federation';

/**
 * Builds a small host and a small remote with the installed pair of webpack and @module-federation, and runs them. A pair
 * that does not fit fails here: it does not start, cannot name files by their hash, or the remote gets nothing.
 */

interface Page {
  title: string;
  lazy: () => Promise<{ Component: () => string }>;
}

type Show = (name: string, entry: string) => Promise<{ routes: Page[] }>;

const host = {
  'host.js': `
    import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
    globalThis.alsoProvided = () => import('./provided.js');
    globalThis.show = (name, entry) => {
      registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }]);
      return loadRemote(name + '/routes');
    };`,
  'provided.js': `export const greeting = (whose) => 'the host greets the ' + whose;`,
};

const remote = {
  'routes.js': `
    import { greeting } from 'provided';
    export const routes = [{ title: greeting('remote'), lazy: () => import('./page.js') }];`,
  'page.js': `
    import { greeting } from 'provided';
    export const Component = () => greeting('page');`,
};

/**
 * The files of such a remote as they were built when this portal was published first. It stands for all releases that a
 * tenant may still run: their entries hold what the build of that day put there.
 */
const earlier = JSON.parse(readFileSync(join(import.meta.dirname, 'testing/earlier-remote.json'), 'utf8')) as Record<
  string,
  string
>;

let hostFiles: Map<string, string>;

beforeAll(async () => {
  hostFiles = await builtHost(host);
});

const found = (files: Map<string, string>, pattern: RegExp) => [...files.keys()].find((one) => pattern.test(one)) ?? '';

/** What the host shows of a remote: the title of its route, and of its page. */
async function shown(name: string, entry: RegExp, files: Map<string, string>): Promise<string[]> {
  const { run, window } = smallBrowser((address) => files.get(address) ?? hostFiles.get(address));
  run(found(hostFiles, /\/main\.[0-9a-f]+\.js$/));
  const { routes } = await (window.show as Show)(name, found(files, entry));
  const pages = await Promise.all(routes.map(async ({ title, lazy }) => [title, (await lazy()).Component()]));
  return pages.flat();
}

test('a host loads a remote that takes a module from it', async () => {
  const files = await builtRemote('small', remote);
  expect(await shown('small', /\/entry\.[0-9a-f]+\.js$/, files)).toEqual([
    'the host greets the remote',
    'the host greets the page',
  ]);
});

test('a new host loads a remote that was built earlier', async () => {
  expect(await shown('earlier', /\/entry\.js$/, new Map(Object.entries(earlier)))).toEqual([
    'the host greets the earlier',
    'the host greets the earlier page',
  ]);
});
