import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, typedDirectories } from '../workspace';
import { type Mark, marksIn } from './marks';

/** Only these files are run by Jest and Playwright. The tests of this folder speak of marks and have none. */
const isTest = (file: string): boolean =>
  /\/src\/.*\.test\.tsx?$|^e2e\/.*\.spec\.ts$/.test(file) && !file.startsWith('deploy/operate/cli/src/threats/');

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => relative(root, join(folder, file)))
    : [];

/** The folders in which a package has its tests. */
function testFolders(directory: string): string[] {
  if (directory !== join(root, 'e2e')) return [join(directory, 'src')];
  const inside = readdirSync(directory, { withFileTypes: true });
  return inside
    .filter((one) => one.isDirectory() && one.name !== 'node_modules')
    .map(({ name }) => join(directory, name));
}

/** The marks in all tests of the workspace, in the order of their files. */
export const readMarks = (): Mark[] =>
  typedDirectories()
    .flatMap(testFolders)
    .flatMap(filesBelow)
    .filter(isTest)
    .sort()
    .flatMap((file) => marksIn(file, readFileSync(join(root, file), 'utf8')));
