import type { Database } from '@portal/database';
import type { ApiTarget } from '@portal/gateway';
import { createPlatform } from '@portal/platform';
import type { Settings } from './settings';

/** The portal's own API in this process, or the operator's at `API_UPSTREAM`. */
export function platformApi(database: Database, { apiUpstream, demo }: Settings): ApiTarget {
  if (apiUpstream) return { kind: 'upstream', url: apiUpstream };
  return { kind: 'plugin', plugin: createPlatform({ database, config: { demo } }) };
}
