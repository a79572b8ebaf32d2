import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { finishedBuild, locateBuild } from '@portal/build/build-location';
import { pages } from '../../../screenshots/pages';

const remotes = join(import.meta.dirname, '../../../../remotes');

test('every route of the customers’ remotes is walked here', () => {
  const walked = pages.map(({ path }) => path.split('?')[0]);
  const routes = readdirSync(remotes).flatMap((remote) => {
    const record = finishedBuild(locateBuild(join(remotes, remote)));
    if (!record) throw new Error(`${remote} has not been built`);
    // The desk is walked at its own host name: `flows/staff/every-page.spec.ts`.
    if (record.kind === 'remote' && record.audience === 'staff') return [];
    return record.pages.map(({ path }) => path);
  });
  // Details are behind a link of their list.
  const own = routes.filter((path) => !path.includes('/detail'));
  expect(own.filter((path) => !walked.includes(path))).toEqual([]);
});
