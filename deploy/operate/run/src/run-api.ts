import { keepAudit } from '@portal/database';
import { startMetricsServer } from '@portal/http/metrics';
import { startPlatform } from '@portal/platform';
import type { Demonstration } from './demonstration';
import { processFigures } from './figures/process-figures';
import { openPortalDatabase } from './open-portal-database';
import { platformOptions, wantedDemonstration } from './platform-target';
import { processLog } from './process-log';
import { apiNeeds } from './process-needs';
import { readSettings } from './read-settings';
import { runProcess } from './run-process';
import { startTraces } from './start-traces';

/** Runs one platform API. Only gateways call it. It trusts them about tenant and client address. */
export function runApi(known?: Demonstration): Promise<void> {
  return runProcess(async () => {
    const settings = readSettings(process.env, '.data', apiNeeds);
    const { port, bind, apiSecret } = settings;
    const stopTraces = await startTraces(settings, 'portal-api');
    const demonstration = wantedDemonstration(settings, known);
    const database = await openPortalDatabase(settings);
    const options = await platformOptions(database, settings, demonstration);
    await demonstration?.seedOnce(database, options);
    const metrics = processFigures('api', settings, database);
    const app = await startPlatform({
      ...options,
      metrics,
      devPlugin: demonstration?.pages(database, options, settings.simulator),
      port,
      host: bind,
      trustProxy: true,
      secret: apiSecret,
      logger: processLog(settings),
    });
    const figures = settings.metrics && (await startMetricsServer({ ...settings.metrics, registry: metrics }));
    const stopKeeping = keepAudit(database, {
      days: settings.auditDays,
      onError: (err) => app.log.warn({ err }, 'the audit could not be sealed'),
    });
    process.stdout.write(`ready: platform API on port ${port}\n`);
    return async () => {
      figures?.close();
      await app.close();
      await stopKeeping();
      await database.close();
      await stopTraces();
    };
  });
}
