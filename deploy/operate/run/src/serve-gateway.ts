import { contentChannel, type Database, identityChannel, keepAudit, repeat } from '@portal/database';
import { type ApiTarget, createGateway, type DevRemoteTable } from '@portal/gateway';
import { createReleases, keepBytes } from '@portal/releases';
import { startRenderer } from '@portal/renderer';
import { neededGatewayKeys } from './data-key';
import { processFigures } from './figures/process-figures';
import { processLog } from './process-log';
import type { Settings } from './settings';

/** A tenant waits this long at most after the day of its last text has come. */
const openingRound = 60_000;

/**
 * A listening gateway, on a database of `openGatewayDatabase`, with everything that the settings decide. Returns the
 * function that stops it.
 */
export async function serveGateway(
  settings: Settings,
  database: Database,
  api: ApiTarget,
  devRemotes?: DevRemoteTable,
): Promise<() => Promise<void>> {
  const secretKeys = neededGatewayKeys(settings);
  const releases = createReleases(database, { secretKeys });
  const logger = processLog(settings);
  const renderer = settings.renderer ? startRenderer({ log: logger }) : undefined;
  const watch = (channel: string) => (onChange: (what: string) => void) =>
    database.listen(channel, { onNotification: onChange, onGap: () => onChange('') });
  const gateway = await createGateway({
    releases,
    delivery: releases,
    api,
    demo: settings.demo,
    https: settings.https,
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    logger,
    watchIdentities: watch(identityChannel),
    ...(renderer ? { rendering: { renderer, watchContent: watch(contentChannel) } } : {}),
    ...(settings.admin ? { admin: settings.admin } : {}),
    ...(settings.overrideOrigins ? { overrideOrigins: settings.overrideOrigins } : {}),
    serviceHosts: settings.serviceHosts,
    hookHosts: settings.hookHosts,
    errors: { days: settings.errorDays, forward: settings.errorsForward },
    keep: secretKeys && settings.keep && { ...settings.keep, sealer: secretKeys },
    ...(settings.metrics
      ? { metrics: { ...settings.metrics, process: processFigures('gateway', settings, database) } }
      : {}),
    ...(devRemotes ? { devRemotes } : {}),
  });
  await gateway.listen({ port: settings.port, host: settings.bind });
  const stopKeeping = keepAudit(database, {
    days: settings.auditDays,
    onError: (err) => logger.warn({ err }, 'the audit could not be sealed'),
  });
  const stopRemoving = keepBytes(releases, {
    onRemoved: (removed) => logger.info(removed, 'files of a release that nobody runs were removed'),
    onError: (err) => logger.warn({ err }, 'files of unused releases could not be removed'),
  });
  const stopOpening = repeat(
    async () => {
      for (const tenant of await releases.openCompleteTenants()) logger.info({ tenant }, 'a tenant opened by itself');
    },
    { everyMs: openingRound, onError: (err) => logger.warn({ err }, 'tenants could not be looked at') },
  );
  return async () => {
    await gateway.close();
    await renderer?.stop();
    await stopKeeping();
    await stopRemoving();
    await stopOpening();
  };
}
