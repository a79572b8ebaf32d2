import type { BootDocument } from '@portal/shared/boot';
import { loadRoutes } from '../../federation/remotes';
import { firstPage } from './first-page';

/** The page that `/` leads to: `home`, and in the harness the first page of the remote in it. */
export async function openingPath({ standalone, remotes }: BootDocument, home: string): Promise<string> {
  const remote = standalone && remotes.find(({ slot }) => slot === standalone.slot);
  return (remote && firstPage(await loadRoutes(remote))) ?? home;
}
