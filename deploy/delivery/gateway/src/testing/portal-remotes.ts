import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RemoteRecord } from '@portal/release-record';
import { readRouteTable } from '../../../build/src/route-table';
import { type ReleaseView, viewOf } from '../selection/release-view';
import { sampleRemote } from './sample-records';

type Declared = Pick<RemoteRecord, 'slot' | 'owns' | 'menu' | 'areas' | 'permissions'>;

const fileOf = (name: string, file: string) =>
  fileURLToPath(new URL(`../../../../../remotes/${name}/${file}`, import.meta.url));

/** A remote of this portal, as its package.json and its routes declare it. */
export function portalRemote(name: string): ReleaseView<RemoteRecord> {
  const { portal } = JSON.parse(readFileSync(fileOf(name, 'package.json'), 'utf8')) as { portal: Partial<Declared> };
  const { pages, redirects } = readRouteTable(fileOf(name, 'src/routes.tsx'));
  return viewOf({
    ...sampleRemote({ slot: name, prefix: '/' }),
    ...{ menu: [], ...portal, redirects },
    pages: pages.map(({ requests: _, ...page }) => ({ ...page, assets: [], needs: [] })),
  });
}
