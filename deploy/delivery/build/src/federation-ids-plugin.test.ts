import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folderWith } from './testing/small-build';
import { builtRemote } from './testing/small-federation';

/** Federation writes this path into a file of its own, and names that file by a hash of it. */
const runtimePlugin = () =>
  join(folderWith({ 'plugin.js': "export default () => ({ name: 'plugin' });" }), 'plugin.js');

/** The numbers by which the modules of a build ask for each other. Names of folders are gone when it is minimized. */
async function moduleNumbers(): Promise<string[]> {
  const files = { 'routes.js': "import { text } from 'provided'; export const routes = [text];" };
  const all = [...(await builtRemote('small', files, [runtimePlugin()])).values()].sort().join('\n');
  return [...all.matchAll(/__webpack_require__\((\d+)\)|\/\*\*\*\/ (\d+)/g)].map(([found]) => found);
}

test('modules have the same numbers, wherever the folders of the build are', async () => {
  const here = await moduleNumbers();
  expect(here.length).toBeGreaterThan(3);
  expect(await moduleNumbers()).toEqual(here);
});
