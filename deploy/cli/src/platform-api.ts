import type { Database } from '@portal/database';
import type { ApiTarget } from '@portal/gateway';
import type { Settings } from './settings';

/** The portal's own API in this process, or the operator's at `API_UPSTREAM`. */
export async function platformApi(_database: Database, settings: Settings): Promise<ApiTarget> {
  if (settings.apiUpstream) return { kind: 'upstream', url: settings.apiUpstream };
  return { kind: 'plugin', plugin: async () => undefined };
}
