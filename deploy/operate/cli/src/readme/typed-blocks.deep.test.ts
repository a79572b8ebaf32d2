import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from '@jest/globals';
import { type CommandBlock, commandBlocks, commandFiles } from './testing/command-blocks';
import { freshClone } from './testing/fresh-clone';
import { dropDatabase, postgresAnswers, scratchDatabase } from './testing/scratch-postgres';
import { Typist } from './testing/typist';

/**
 * Types the blocks of the READMEs as they stand there, in their order, in a fresh clone with a portal of its own. Each
 * block needs those before it. The README of this package says what the comments before blocks mean.
 */

const minute = 60_000;
const hasPostgres = postgresAnswers();
const databases = { own: `portal_readme_${process.pid}`, new: `portal_readme_new_${process.pid}` };

let folder = '';
let typist: Typist;
let failed: string | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-readme-'));
  const clone = join(folder, 'portal');
  freshClone(clone);
  typist = new Typist(folder, clone, hasPostgres ? scratchDatabase(databases.own) : {});
  typist.move('portal_new', databases.new);
}, minute);

afterAll(async () => {
  await typist.stop();
  for (const name of hasPostgres ? Object.values(databases) : []) dropDatabase(name);
  rmSync(folder, { recursive: true, force: true });
}, 10 * minute);

function whyNot({ markers }: CommandBlock): string | undefined {
  const typedIn = markers.get('typed-in');
  if (typedIn) return `the same lines are in ${typedIn}`;
  return markers.get('not-here') ?? (markers.has('postgres') && !hasPostgres ? 'needs a PostgreSQL' : undefined);
}

for (const block of commandFiles.flatMap(commandBlocks)) {
  const title = `${block.place}: ${block.lines[0]?.text}`;
  const reason = whyNot(block);
  if (reason) test.skip(`${title} (not typed: ${reason})`, () => undefined);
  else
    test(
      title,
      async () => {
        if (failed) throw new Error(`${failed} has failed before`);
        failed = block.place;
        await typist.type(block);
        failed = undefined;
      },
      30 * minute,
    );
}
