import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { smallBrowser } from './testing/small-browser';
import { builtHost, builtRemote } from './testing/small-federation';

/**
 * Builds a small host and a small remote with the installed versions of webpack and @module-federation, and runs them.
 * Versions that do not fit together fail here: the pair does not start, cannot name files by their hash, or gives the
 * remote nothing.
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
 * The files of such a remote from the day when this portal was first published. It stands for all old releases that a
 * tenant may still run: their entries contain what the build of that day wrote.
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

/** The title of the remote's route and the title of its page, as the host shows them. */
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
