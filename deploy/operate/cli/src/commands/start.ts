import { endOnUncaught } from '@portal/run/end-on-uncaught';
import { buildAll } from '../build-all';
import type { CommandHelp } from '../command-line/command';
import { describePortal } from '../describe-portal';
import type { RunningPortal } from '../portal-server';
import { portalSettings } from '../portal-settings';
import { progress } from '../progress';
import { stopOnSignal } from '../stop-on-signal';
import { clientDirectories } from '../workspace';

export const help: CommandHelp = {
  summary: 'build what changed, publish it and serve the portal, all in one process',
  usage: '',
  examples: ['portal start', 'PORT=8081 DATA_DIR=/tmp/portal portal start'],
};

export async function run(): Promise<void> {
  let portal: RunningPortal | undefined;
  endOnUncaught(() => portal?.stop);
  const settings = portalSettings();
  // The server is seven seconds of work for a processor, and `--help` needs none of it.
  const { assertPortFree, startPortal } = await import('../portal-server');
  await assertPortFree(settings.port);
  const builds = await buildAll(clientDirectories());
  portal = await startPortal(settings, builds);
  stopOnSignal(portal.stop);
  for (const line of describePortal(settings)) progress.note(line);
}
