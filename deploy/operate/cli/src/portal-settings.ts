import { join } from 'node:path';
import { readSettings } from '@portal/run/read-settings';
import type { Settings } from '@portal/run/settings';
import { root } from './workspace';

/** The settings of a portal that runs from the workspace. Its embedded database is in `.data/`. */
export function portalSettings(): Settings {
  return readSettings(process.env, join(root, '.data'));
}
