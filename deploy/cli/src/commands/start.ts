import { buildAll } from '../build-all';
import { describePortal } from '../describe-portal';
import { assertPortFree, startPortal } from '../portal-server';
import { progress } from '../progress';
import { readSettings } from '../settings';
import { stopOnSignal } from '../stop-on-signal';
import { clientDirectories } from '../workspace';

export async function run(): Promise<void> {
  const settings = readSettings();
  await assertPortFree(settings.port);
  const builds = await buildAll(clientDirectories());
  const portal = await startPortal(settings, builds);
  stopOnSignal(portal.stop);
  for (const line of describePortal(settings)) progress.note(line);
}
