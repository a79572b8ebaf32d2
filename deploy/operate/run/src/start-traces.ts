import { recordBy } from '@portal/trace';
import { processLog } from './process-log';
import type { Settings } from './settings';

/**
 * Records the requests of this process, if the settings want traces. Otherwise nothing of OpenTelemetry is loaded. The
 * returned function gives the collector what waits.
 */
export async function startTraces(settings: Settings, service: string): Promise<() => Promise<void>> {
  const { traces } = settings;
  if (!traces) return async () => {};
  const { exportSpans } = await import('@portal/trace/export-spans');
  const { recorder, close } = exportSpans({ ...traces, service, log: processLog(settings) });
  recordBy(recorder);
  return async () => {
    recordBy(undefined);
    // A collector that is away has been told of in the log.
    await close().catch(() => undefined);
  };
}
